import { hasSizeChoice } from '#domain/product/product.ts';
import type { ListChange } from '#domain/shopping-lists/list-change.ts';
import type { ListItem } from '#domain/shopping-lists/shown-list.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { priceInWords } from '#ui/price/price.tsx';
import { AvailabilityLine } from '#ui/product/availability/availability.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** What a product on a list is: its picture, name, size, price and whether it can be had. */
export function ItemDetails({ item, change, headingLevel: Heading = 'h3' }: Props) {
  const shop = useShop();
  const { links, shown } = shop;
  const isChosen = hasSizeChoice([item.size]);
  return (
    <>
      <div className="list-item__picture">
        {item.picture && <Picture name={item.picture.name} alt="" sizes="96px" widths={[320]} />}
      </div>
      <div className="list-item__facts">
        <Heading>
          <a
            href={links.product(
              { id: item.productId, slug: item.slug },
              isChosen ? item.size.type : undefined,
            )}
          >
            {item.name}
          </a>
        </Heading>
        {isChosen && <p>{item.size.name}</p>}
        <p className="list-item__price">{priceInWords(item, shop) ?? shown(item.price)}</p>
        <AvailabilityLine availability={item.availability} />
        {change && <Changed change={change} />}
      </div>
    </>
  );
}

type Props = { item: ListItem; change?: ListChange | undefined; headingLevel?: 'h2' | 'h3' };

function Changed({ change }: { change: ListChange }) {
  const { t, amount } = useShop();
  const text =
    'by' in change
      ? t(`shoppingLists.${change.kind}`, { price: amount(change.by) })
      : t(`shoppingLists.${change.kind}`);
  return <p className={`list-item__change list-item__change--${change.kind}`}>{text}</p>;
}
