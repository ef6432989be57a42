import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '#contract/language.ts';
import { type ShopLinks, shopLinksIn } from '#contract/links.ts';
import { type CurrencyFormat, formatMoney } from '#domain/price/mask.ts';
import type { Minor, Price, PriceType } from '#domain/price/money.ts';
import { say, type Values } from '#texts/say.ts';
import type { TextKey, Texts } from '#texts/text-key.ts';

/** How this shopper sees the shop: the same for everybody with the same address, currency and region. */
export type ShopView = {
  language: Language;
  currency: CurrencyFormat;
  priceType: PriceType;
  texts: Partial<Texts>;
};

/** The shop as it speaks to this shopper. */
export type Speaking = ShopView & {
  links: ShopLinks;
  t: (key: TextKey, values?: Values) => string;
  money: (amount: Minor) => string;
  /** An amount that is of the shop's price type; a net one says so. */
  amount: (amount: Minor) => string;
  /** The same of one that is written out already. */
  written: (money: string) => string;
  /** The amount of a price that is of the shop's price type. */
  shown: (price: Price) => string;
};

const Context = createContext<Speaking | undefined>(undefined);

export function ShopViewProvider({ view, children }: { view: ShopView; children: ReactNode }) {
  const speaking = useMemo(() => speak(view), [view]);
  return <Context value={speaking}>{children}</Context>;
}

/** The shop's words, money and links, inside any page or island. */
export function useShop(): Speaking {
  const speaking = useContext(Context);
  if (!speaking) throw new Error('useShop: no ShopViewProvider above');
  return speaking;
}

export function speak(view: ShopView): Speaking {
  const money = (amount: Minor) => formatMoney(amount, view.currency);
  const t: Speaking['t'] = (key, values) => {
    const text = view.texts[key];
    if (text === undefined) throw new Error(`text '${key}' was not sent along with this island`);
    return say(text, view.language, values);
  };
  const written = (price: string) => (view.priceType === 'net' ? t('price.net', { price }) : price);
  const amount = (amount: Minor) => written(money(amount));
  return {
    ...view,
    links: shopLinksIn(view.language),
    t,
    money,
    amount,
    written,
    shown: (price) => amount(price[view.priceType]),
  };
}
