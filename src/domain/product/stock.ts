import type { Lead } from './product.ts';
import type { PartRecord, ProductRecord, SizeRecord, StockRecord } from './product-record.ts';

/** What all warehouses have together; null where one of them is unlimited. */
export function totalStock(stocks: readonly StockRecord[]): number | null {
  const counted = stocks.map(({ quantity }) => quantity);
  if (counted.includes(null)) return null;
  return thousandths(counted.reduce<number>((sum, quantity) => sum + (quantity ?? 0), 0));
}

/** How much of a size can be had: a set as often as the scarcest of its parts allows. */
export function stockOf(record: Pick<ProductRecord, 'parts'>, size: SizeRecord): number | null {
  const own = totalStock(size.stocks);
  const limits = record.parts.map((part) => timesIn(totalStock(part.stocks), part.quantity));
  const counted = [own, ...limits].filter((limit) => limit !== null);
  return counted.length === 0 ? null : Math.min(...counted);
}

/** How long each part of what can be had takes to leave the shop, the quickest first. */
export function leadsOf(record: Pick<ProductRecord, 'parts'>, size: SizeRecord): Lead[] {
  if (size.availability === 'order')
    return [{ upTo: null, days: size.unknownTime ? null : size.deliveryDays }];
  const sources = [leadsFrom(size.stocks, 1), ...record.parts.map((part) => partLeads(part))];
  const days = [...new Set(sources.flatMap((leads) => leads.map((lead) => lead.days)))].sort((a, b) => a - b);
  return days.map((within) => ({
    days: within,
    upTo: smallest(sources.map((leads) => upToWithin(leads, within))),
  }));
}

type SureLead = { upTo: number | null; days: number };

const partLeads = (part: PartRecord) => leadsFrom(part.stocks, part.quantity);

/** Warehouses give what they have in the order of their speed. */
function leadsFrom(stocks: readonly StockRecord[], times: number): SureLead[] {
  const ordered = stocks.toSorted((a, b) => a.leadDays - b.leadDays);
  return ordered.map(({ leadDays }, index) => ({
    days: leadDays,
    upTo: timesIn(totalStock(ordered.slice(0, index + 1)), times),
  }));
}

function upToWithin(leads: readonly SureLead[], days: number): number | null {
  const last = leads.findLast((lead) => lead.days <= days);
  return last ? last.upTo : 0;
}

function smallest(limits: readonly (number | null)[]): number | null {
  const counted = limits.filter((limit) => limit !== null);
  return counted.length === 0 ? null : Math.min(...counted);
}

/** How often one quantity goes into another, in whole thousandths, where 0.3 holds 0.1 three times. */
function timesIn(stock: number | null, quantity: number): number | null {
  if (stock === null) return null;
  return quantity === 1 ? stock : Math.floor(Math.round(stock * 1000) / Math.round(quantity * 1000));
}

const thousandths = (quantity: number) => Number(quantity.toFixed(3));
