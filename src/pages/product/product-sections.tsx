import { joinedParameters } from '#domain/product/joined-parameters.ts';
import { hasSizeChoice, type Product, type TextSection } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { WithdrawalException } from '#domain/withdrawal/withdrawal-exception.ts';
import { contentsInWords } from '#ui/price/contents-in-words.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

/** Text in sections, as descriptions and information pages have it. */
export function Description({ sections }: { sections: TextSection[] }) {
  return (
    <div className="prose">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections never change places
        <Part key={index} section={section} />
      ))}
    </div>
  );
}

function Part({ section: { heading, paragraphs, list } }: { section: TextSection }) {
  const Element = heading ? 'section' : 'div';
  return (
    <Element>
      {heading && <h2>{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Element>
  );
}

/** What is known of it, and the net quantity of each size. */
export function Parameters({ parameters, sizes }: Pick<Product, 'parameters' | 'sizes'>) {
  const shop = useShop();
  const contents = sizes.flatMap((size) => (size.contents ? [contentsInWords(size.contents, shop)] : []));
  return (
    <table className="parameters">
      <tbody>
        {contents.length > 0 && (
          <tr>
            <th scope="row">{shop.t('price.contents')}</th>
            <td>{[...new Set(contents)].join(', ')}</td>
          </tr>
        )}
        {joinedParameters(parameters).map((parameter) => (
          <tr key={parameter.name}>
            <th scope="row">{parameter.name}</th>
            <td>{parameter.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Why it cannot be sent back without a reason; nothing where it can. */
export function NoWithdrawal({ exception }: { exception: WithdrawalException | undefined }) {
  const { t } = useShop();
  const links = useLinks();
  if (!exception) return null;
  return (
    <p className="product__withdrawal">
      {t(`withdrawal.except.${exception}`)} <a href={links.withdrawal()}>{t('withdrawal.title')}</a>
    </p>
  );
}

/** What a set is made of. */
export function Bundle({ parts }: Pick<Product, 'parts'>) {
  const { t, language, shown } = useShop();
  const links = useLinks();
  if (parts.length === 0) return null;
  return (
    <section className="bundle">
      <h2>{t('product.parts')}</h2>
      <ul>
        {parts.map((part) => (
          <li key={`${part.id}-${part.size}`}>
            {formatQuantity(part.quantity, language)}&nbsp;×{' '}
            <a href={links.product(part, part.size)}>
              {part.name}
              {hasSizeChoice([{ type: part.size }]) && `, ${part.sizeName}`}
            </a>
            <span className="bundle__price" {...(part.price && { 'data-priced': `${part.id}:${part.size}` })}>
              {part.price ? shown(part.price) : t('product.phonePrice')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
