import { panelLinks } from '#contract/panel/panel-links.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { Part } from './today-part.tsx';

type Sizes = {
  count: number;
  sizes: readonly { sizeId: number; product: string; size: string; quantity: number }[];
};

export type ShortView = { few: Sizes; gone: Sizes };

/** What runs out, with how much is left of it; and apart from that, what is gone. */
export function Short({ few, gone }: ShortView) {
  const { t } = usePanel();
  return (
    <Part title={t('today.short')}>
      {few.count === 0 ? <p className="muted">{t('today.noShort')}</p> : <Few {...few} />}
      <More view="few" {...few} />
      {gone.count > 0 && (
        <details>
          <summary>{t('today.gone', { n: gone.count })}</summary>
          <ul className="lines">
            {gone.sizes.map((one) => (
              <li key={one.sizeId}>{nameOf(one)}</li>
            ))}
          </ul>
          <More view="gone" {...gone} />
        </details>
      )}
    </Part>
  );
}

export function Few({ sizes }: Pick<Sizes, 'sizes'>) {
  const { t, locale } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('today.product')}</th>
          <th scope="col" className="number">
            {t('today.left')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sizes.map((one) => (
          <tr key={one.sizeId}>
            <th scope="row">{nameOf(one)}</th>
            <td className="number" data-label={t('today.left')}>
              {new Intl.NumberFormat(locale).format(one.quantity)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function More({ view, count, sizes }: Sizes & { view: 'few' | 'gone' }) {
  const { t } = usePanel();
  if (count <= sizes.length) return null;
  return (
    <p>
      <a href={panelLinks.short(view)}>{t('today.andMore', { n: count - sizes.length })}</a>
    </p>
  );
}

const nameOf = ({ product, size }: Sizes['sizes'][number]) => [product, size].filter(Boolean).join(', ');
