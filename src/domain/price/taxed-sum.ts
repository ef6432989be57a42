import { type Minor, type Price, type PriceType, plusTax } from './money.ts';

/** An amount that is taxed at one rate. */
export type Taxed = { worth: Price; taxBasisPoints: number };

/**
 * What the amounts come to. Net ones are summed up by tax rate, and each rate's tax is added once, as on an invoice; so
 * the gross of the sum may be some grosze away from the sum of its parts' gross, which nobody is asked for.
 */
export function taxedSum(parts: readonly Taxed[], type: PriceType): Price {
  if (type === 'net') return grossUp(netByTax(parts));
  return {
    gross: parts.reduce((sum, { worth }) => sum + worth.gross, 0),
    net: parts.reduce((sum, { worth }) => sum + worth.net, 0),
  };
}

/** The net amounts by tax rate. */
export function netByTax(parts: readonly Taxed[]): Map<number, Minor> {
  const nets = new Map<number, Minor>();
  for (const { worth, taxBasisPoints } of parts)
    nets.set(taxBasisPoints, (nets.get(taxBasisPoints) ?? 0) + worth.net);
  return nets;
}

/** The sum of net amounts, with the tax of each rate. */
export function grossUp(nets: ReadonlyMap<number, Minor>): Price {
  const sum = { gross: 0, net: 0 };
  for (const [taxBasisPoints, net] of nets) {
    sum.gross += plusTax(net, taxBasisPoints).gross;
    sum.net += net;
  }
  return sum;
}
