import type { ReactNode } from 'react';
import { COMPARE_FIELDS } from '#contract/compare/compare-change.ts';
import { type ComparedProduct, compare } from '#domain/compare/compared.ts';
import type { SizeChoice } from '#domain/product/product.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { PriceBlock } from '#ui/price/price.tsx';
import { AvailabilityLine } from '#ui/product/availability/availability.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { BuyCompared } from './buy-compared.tsx';

const SIZES = '(min-width: 640px) 176px, 100px';

type Props = { products: ComparedProduct[]; onlyDifferences: boolean };

/** One column for each product, one row for each thing to say of it; wider than the screen, it scrolls by itself. */
export function ComparedTable({ products, onlyDifferences }: Props) {
  const { t } = useShop();
  const features = compare(products).filter(({ differs }) => differs || !onlyDifferences);
  const row = (name: string, cell: (product: ComparedProduct) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {products.map((product) => (
        <td key={product.card.id}>{cell(product)}</td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="compare__scroll" aria-label={t('compare.title')} tabIndex={0}>
      <table className="compare__table" data-compared={products.map(({ card }) => card.id).join(' ')}>
        <thead>
          <tr>
            <td />
            {products.map(({ card }) => (
              <td key={card.id}>
                <div className="compare__picture">
                  {card.pictures[0] && <Picture name={card.pictures[0].name} alt="" sizes={SIZES} />}
                  <RemoveForm {...card} />
                </div>
              </td>
            ))}
          </tr>
          <tr className="compare__names">
            <th scope="col">{t('compare.feature')}</th>
            {products.map(({ card }) => (
              <NameCell key={card.id} {...card} />
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('compare.price'), ({ card }) => (
            <PriceBlock {...card} now={card} />
          ))}
          {row(t('compare.availability'), ({ card }) => (
            <AvailabilityLine availability={card.availability} fewLeft={card.fewLeft} />
          ))}
          {products.some(({ sizes }) => sizes.length > 0) &&
            row(t('compare.sizes'), ({ sizes }) => <SizeNames sizes={sizes} />)}
          {row(t('compare.buying'), (product) => (
            <BuyCompared product={product} />
          ))}
          {row(t('compare.producer'), ({ card }) => card.producer)}
          {features.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {products.map(({ card }, index) => (
                <td key={card.id}>{values[index] ?? <None />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {onlyDifferences && features.length === 0 && (
        <p className="compare__same">{t('compare.noDifferences')}</p>
      )}
    </section>
  );
}

type Card = ComparedProduct['card'];

function NameCell(card: Card) {
  const { links } = useShop();
  return (
    <th scope="col">
      <a href={links.product(card)}>{card.name}</a>
    </th>
  );
}

function RemoveForm({ id, name }: Card) {
  const { t, links } = useShop();
  return (
    <form method="post" action={links.compareChange} data-toggle="compare">
      <input type="hidden" name={COMPARE_FIELDS.action} value="remove" />
      <button
        type="submit"
        className="toggle"
        name={COMPARE_FIELDS.product}
        value={id}
        data-mode="remove"
        aria-label={t('compare.remove', { name })}
      >
        <Icon name="close" size={20} />
      </button>
    </form>
  );
}

/** Those that are sold out are crossed out, and say so. */
function SizeNames({ sizes }: { sizes: SizeChoice[] }) {
  const { t } = useShop();
  if (sizes.length === 0) return <None />;
  return (
    <ul className="compare__sizes">
      {sizes.map(({ type, name, purchase }) => (
        <li key={type}>
          {purchase === 'unavailable' ? (
            <s>
              {name}
              <span className="sr-only">, {t('product.sizeUnavailable')}</span>
            </s>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

function None() {
  const { t } = useShop();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('compare.nothing')}</span>
    </>
  );
}
