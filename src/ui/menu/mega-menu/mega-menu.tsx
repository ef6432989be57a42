import { sliderModule } from '#contract/slider/slides.ts';
import {
  columnStarts,
  ITEMS_SHOWN,
  leavesRoom,
  MENU_COLUMNS,
  rowsOfGroup,
} from '#domain/menu/menu-columns.ts';
import type { MenuNode } from '#domain/menu/menu-node.ts';
import { MENU_SLIDER_TEXTS } from '#texts/menu/side-menu-texts.ts';
import { pickTexts } from '#texts/pick-texts.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/**
 * The categories of desktop views, each with a panel of what is below it (spec §9 Mega menu). The style sheet opens
 * panels by itself; the script takes over where it runs. The side menu is made from this tree, so all of it is here.
 */
export function MegaMenu({ nodes }: { nodes: readonly MenuNode[] }) {
  const { t, links } = useShop();
  return (
    <ul className="mega">
      {nodes.map((node) => (
        <li key={node.id}>
          <a href={links.category(node)}>{node.name}</a>
          {(node.children.length > 0 || node.hasSlides) && (
            <>
              <button
                type="button"
                className="mega__toggle"
                aria-expanded="false"
                aria-controls={`menu-${node.id}`}
                aria-label={t('menu.toggle', { name: node.name })}
              />
              <Panel node={node} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Panel({ node }: { node: MenuNode }) {
  const { t, links } = useShop();
  const rows = node.children.map(({ children }) => rowsOfGroup(children.length));
  const starts = startsOf(rows);
  const beside = node.hasSlides ? 'slides' : leavesRoom(rows) ? 'best' : undefined;
  return (
    <div className={`mega__panel${beside ? ` mega__panel--${beside}` : ''}`} id={`menu-${node.id}`}>
      <a className="mega__all" href={links.category(node)}>
        {t('menu.all', { name: node.name })}
      </a>
      <ul className="mega__groups">
        {node.children.map((group, index) => (
          <Group key={group.id} group={group} startsAt={startsFrom(starts, rows, index)} />
        ))}
      </ul>
      {beside === 'slides' && <Slides node={node} />}
      {beside === 'best' && <BestSellers node={node} />}
    </div>
  );
}

/** The place of the category's slides; the script brings them when the menu opens. */
function Slides({ node: { id, name } }: { node: MenuNode }) {
  const { t, texts, language } = useShop();
  return (
    <section
      className="menu-slider"
      aria-roledescription={t('menu.carousel')}
      aria-label={t('menu.slides', { name })}
      data-module={sliderModule(language, id)}
      data-texts={JSON.stringify(pickTexts(texts, MENU_SLIDER_TEXTS))}
    />
  );
}

/** The place of what is bought most in a category of few others, all of it at once. */
function BestSellers({ node: { id, name } }: { node: MenuNode }) {
  const { t, language } = useShop();
  return (
    <section
      className="menu-slider menu-slider--best"
      aria-label={t('menu.best', { name })}
      data-module={sliderModule(language, id)}
      data-together=""
    />
  );
}

/** Says with how many columns a row of the panel begins one. */
type Starts = (row: number) => string | undefined;

function startsOf(rows: readonly number[]): Starts {
  const layouts = MENU_COLUMNS.map((columns) => ({ columns, starts: columnStarts(rows, columns) }));
  return (row) => {
    const begun = layouts.filter(({ starts }) => starts.has(row));
    return begun.length > 0 ? begun.map(({ columns }) => columns).join(' ') : undefined;
  };
}

function startsFrom(starts: Starts, rows: readonly number[], group: number): Starts {
  const before = rows.slice(0, group).reduce((sum, count) => sum + count, 0);
  return (row) => starts(before + row);
}

function Group({ group, startsAt }: { group: MenuNode; startsAt: Starts }) {
  const { t, links } = useShop();
  return (
    <li data-starts={startsAt(0)}>
      <a href={links.category(group)}>{group.name}</a>
      {group.children.length > 0 && (
        <ul>
          {group.children.map((item, index) => (
            <li key={item.id} hidden={index >= ITEMS_SHOWN} data-starts={startsAt(index + 1)}>
              <a href={links.category(item)}>{item.name}</a>
              {item.children.length > 0 && <Below nodes={item.children} />}
            </li>
          ))}
          {group.children.length > ITEMS_SHOWN && (
            <li data-more data-starts={startsAt(ITEMS_SHOWN + 1)}>
              <a href={links.category(group)}>
                {t('menu.more')} <span className="sr-only">{t('menu.moreIn', { name: group.name })}</span>
              </a>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

/** Deeper than a panel shows: for the side menu. */
function Below({ nodes }: { nodes: readonly MenuNode[] }) {
  const { links } = useShop();
  return (
    <ul hidden>
      {nodes.map((node) => (
        <li key={node.id}>
          <a href={links.category(node)}>{node.name}</a>
          {node.children.length > 0 && <Below nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}
