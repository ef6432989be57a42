import { $basket } from '#browser/basket/basket-store.ts';
import { type InstalmentBasket, instalmentBasket } from '#contract/instalments/instalment-basket.ts';
import { calculateForBasket, type InstalmentSystem } from '#domain/instalments/instalments.ts';
import { useStore } from '#islands/use-store.ts';
import { Instalments } from '#ui/instalments/instalments.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type BasketInstalmentsProps = {
  systems: InstalmentSystem[];
  /** The basket that the page came with. */
  basket: InstalmentBasket;
};

/** The calculators of the basket's page: for what is in it. */
export function BasketInstalments({ systems, basket: atFirst }: BasketInstalmentsProps) {
  const { priceType } = useShop();
  const told = useStore($basket, undefined);
  const { basketCount, refusedBy, ...cost } = told ? instalmentBasket(told) : atFirst;
  const totalPrice = priceType === 'net' ? cost.basketCostNet : cost.basketCost;
  if (basketCount === 0) return null;
  return systems.map((system, index) => {
    const name = system.instalmentName;
    const parameters = { ...system, priceType, totalPrice, refusesBasket: refusedBy.includes(name) };
    const calculation = calculateForBasket(basketCount, parameters);
    return <Instalments key={name} id={`instalments-${index}`} name={name} calculation={calculation} />;
  });
}
