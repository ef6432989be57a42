import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import type { ComparedProduct } from '#domain/compare/compared.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** Puts the least of a product into the basket; where there is something to choose or to ask, leads to its page. */
export function BuyCompared({ product: { card, sizes, atOnce } }: { product: ComparedProduct }) {
  const { t, links, language } = useShop();
  const ofProduct = <span className="sr-only"> {card.name}</span>;
  if (!atOnce)
    return (
      <ButtonLink kind="secondary" href={links.product(card)} wide>
        <span>
          {t(sizes.length > 0 ? 'compare.chooseSize' : 'compare.seeProduct')}
          {ofProduct}
        </span>
      </ButtonLink>
    );
  return (
    <form method="post" action={links.basketChange} data-buy>
      <input type="hidden" name={BASKET_FIELDS.action} value="add" />
      <input type="hidden" name={BASKET_FIELDS.product} value={card.id} />
      <input type="hidden" name={BASKET_FIELDS.size} value={atOnce.size} />
      <input type="hidden" name={BASKET_FIELDS.quantity} value={formatQuantity(atOnce.quantity, language)} />
      <Button type="submit" wide>
        <span>
          {t('product.add')}
          {ofProduct}
        </span>
      </Button>
    </form>
  );
}
