import type { Product, TextSection } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** Text in sections, as descriptions and information pages have it. */
export function Description({ sections }: { sections: TextSection[] }) {
  return (
    <div className="prose">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections never change places
        <section key={index}>
          {section.heading && <h2>{section.heading}</h2>}
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list && (
            <ul>
              {section.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

export function Parameters({ parameters }: Pick<Product, 'parameters'>) {
  return (
    <table className="parameters">
      <tbody>
        {parameters.map((parameter) => (
          <tr key={parameter.name + parameter.value}>
            <th scope="row">{parameter.name}</th>
            <td>{parameter.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Discounts by quantity as a small table. */
export function Tiers({ product }: { product: Product }) {
  const { t, language } = useShop();
  if (product.tiers.length === 0) return null;
  const unit = t(`unit.${product.unit}`);
  return (
    <table className="tiers">
      <caption>{t('product.tiers')}</caption>
      <tbody>
        {product.tiers.map((tier) => (
          <tr key={tier.from}>
            <th scope="row">
              {t('product.tierFrom', { quantity: `${formatQuantity(tier.from, language)}\u00a0${unit}` })}
            </th>
            <td>−{formatQuantity(tier.percent, language)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a set is made of. */
export function Bundle({ parts }: Pick<Product, 'parts'>) {
  const { t, links, language } = useShop();
  if (parts.length === 0) return null;
  return (
    <section className="bundle">
      <h2>{t('product.parts')}</h2>
      <ul>
        {parts.map((part) => (
          <li key={`${part.id}-${part.size}`}>
            {formatQuantity(part.quantity, language)}&nbsp;× <a href={links.product(part)}>{part.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
