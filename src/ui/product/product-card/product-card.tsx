import { BASKET_FIELDS, sizeValue } from '#contract/basket/basket-change.ts';
import type { ProductCard as Card } from '#domain/product/product.ts';
import { canBuy } from '#domain/product/purchase.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { isByCode, PriceBlock, priceInWords } from '#ui/price/price.tsx';
import { AvailabilityLine } from '#ui/product/availability/availability.tsx';
import { CardToggles } from '#ui/product/product-toggles/product-toggles.tsx';
import { ADD_FORM, TakeReward } from '#ui/reward/take-reward/take-reward.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

const SIZES = '(min-width: 1280px) 296px, (min-width: 760px) 23vw, (min-width: 640px) 31vw, 46vw';

/** A product in a list. The whole card is the target of its link, apart from the buttons under it. */
export function ProductCard({ card, priority, headingLevel: Heading = 'h3' }: Props) {
  const { t, links } = useShop();
  const [front] = card.pictures;
  return (
    <article className="card">
      <div className="card__picture">
        {front && <Picture name={front.name} alt="" sizes={SIZES} {...(priority && { priority })} />}
        <div className="card__badges">
          {card.regular && card.purchase === 'buy' && (
            <Badge kind="promotion">{t('product.promotion')}</Badge>
          )}
          {card.isNew && <Badge kind="new">{t('product.new')}</Badge>}
        </div>
        <CodeCaption card={card} />
      </div>
      <p className="card__producer">{card.producer}</p>
      <Heading className="card__name">
        <a href={links.product(card)}>{card.name}</a>
      </Heading>
      {card.facts && <p className="card__facts">{card.facts.join(' · ')}</p>}
      <CardPrice card={card} />
      {card.purchase !== 'hidden' && (
        <AvailabilityLine availability={card.availability} fewLeft={card.fewLeft} />
      )}
      {card.reward && <TakeReward product={card.id} reward={card.reward} name={card.name} kind="secondary" />}
      <div className="card__actions">
        {!card.reward && <CardBuying card={card} />}
        <CardToggles product={card} />
      </div>
    </article>
  );
}

/** Puts it into the basket where there is nothing to choose; leads to the choice where there is; else nothing. */
function CardBuying({ card }: { card: Card }) {
  const { t, language } = useShop();
  const { id, name, atOnce, purchase } = card;
  if (!canBuy(purchase)) return null;
  if (!atOnce)
    return (
      // The card is the link.
      <span className="card__buy" aria-hidden="true">
        {t('product.choose')}
      </span>
    );
  return (
    <button
      type="submit"
      className="card__buy"
      form={ADD_FORM}
      name={BASKET_FIELDS.reward}
      value={sizeValue(id, formatQuantity(atOnce.quantity, language), atOnce.size)}
      aria-label={t('product.addNamed', { name })}
    >
      <Icon name="basket" size={20} />
      <span>{t('product.addShort')}</span>
    </button>
  );
}

/** All of a card that a discount code changes. A page is the same for everybody: a script takes them over. */
export function CardPriceParts({ card }: { card: Card }) {
  return (
    <>
      <CodeCaption card={card} />
      <CardPrice card={card} />
    </>
  );
}

function CardPrice({ card }: { card: Card }) {
  const { purchase, unit, from, pointsCost } = card;
  return <PriceBlock now={card} {...{ purchase, unit, from, pointsCost }} codeApart />;
}

/** On the picture, so that a card with it is as high as one without. */
function CodeCaption({ card }: { card: Card }) {
  const shop = useShop();
  const { t, shown } = shop;
  if (!card.beforeCode || priceInWords(card, shop)) return null;
  return (
    <p className="card__code">
      {t('product.codePrice')}
      {isByCode(card) && card.lowest && <small>{t('product.lowest', { price: shown(card.lowest) })}</small>}
    </p>
  );
}

type Props = { card: Card; priority?: boolean; headingLevel?: 'h2' | 'h3' };

/** So many cards are laid out with the page, the others when they come near or there is time. */
const AT_ONCE = 2;

/** Cards side by side: two on a phone, three on a tablet, four on a desktop. */
export function CardGrid({ cards, firstRowPriority, headingLevel = 'h3' }: GridProps) {
  return (
    <ul className="cards">
      {cards.map((card, index) => (
        <li key={card.id} className={index < AT_ONCE ? undefined : 'lazy-layout'}>
          <ProductCard
            card={card}
            headingLevel={headingLevel}
            {...(firstRowPriority && index < 2 && { priority: true })}
          />
        </li>
      ))}
    </ul>
  );
}

type GridProps = { cards: Card[]; firstRowPriority?: boolean; headingLevel?: 'h2' | 'h3' };
