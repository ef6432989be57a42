import { $basket } from '#browser/basket/basket-store.ts';
import { instalmentBasket } from '#contract/instalments/instalment-basket.ts';
import { calculateForProduct, type InstalmentSystem } from '#domain/instalments/instalments.ts';
import type { Price } from '#domain/price/money.ts';
import { useStore } from '#islands/use-store.ts';
import { Instalments } from '#ui/instalments/instalments.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = { systems: InstalmentSystem[]; price: Price; quantity: number };

/** The calculators of a product's page: for the quantity in its field, with the basket of this moment. */
export function ProductInstalments({ systems, price, quantity }: Props) {
  const { priceType } = useShop();
  const { refusedBy, ...basket } = instalmentBasket(useStore($basket, undefined));
  const data = { price: price.gross, priceNet: price.net, ...basket };
  return systems.map((system, index) => {
    const name = system.instalmentName;
    const parameters = { ...system, priceType, refusesBasket: refusedBy.includes(name) };
    const calculation = calculateForProduct(data, parameters, quantity);
    return <Instalments key={name} id={`instalments-${index}`} name={name} calculation={calculation} />;
  });
}
