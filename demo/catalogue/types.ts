import type { GivenException } from 'witryna/domain/withdrawal/withdrawal-exception.ts';
import type { PictureSpec, SceneName } from '#demo/pictures/spec.ts';

/** A text in each of the demo shop's languages. */
export type Text = { pl: string; en: string };

export type DemoCategory = {
  key: string;
  parent?: string;
  name: Text;
  /** One or two sentences above the product list. */
  description: Text;
  /** Muted hue in degrees that tints the backgrounds of its pictures. */
  hue: number;
};

export type DemoProducer = { key: string; name: string; country: string; description: Text };
export type DemoSeries = { key: string; producer: string; name: Text; description: Text };

export type DemoInfoPage = {
  key: string;
  title: Text;
  /** Shown in this footer group; absent means reachable by link only. */
  group?: 'shop' | 'help' | 'law';
  sections: { heading?: Text; paragraphs: Text[]; list?: Text[] }[];
};

/** What a parcel to a region costs; regions are numbered as in the contract. */
export type DemoDeliveryRate = {
  region: number;
  gross: number;
  freeFrom?: number;
  /** Days from the parcel's leaving to its arrival: at best and at worst. */
  days: [number, number];
  upToGrams?: number;
  paidOnDelivery?: true;
};

export type DemoDelivery = {
  key: string;
  kind: 'courier' | 'point' | 'collection' | 'electronic';
  /** A sign of the shop's set of icons. */
  icon?: string;
  name: Text;
  description: Text;
  rates: DemoDeliveryRate[];
};

/** Prices are gross, in grosze. Days count back from the day the demo is filled: 0 is today, -3 three days ahead. */
export type DemoPriceStep = { daysAgo: number; gross: number; regular?: number };

export type DemoSize = {
  /** 'uniw' for universal, 'onesize' for one size, else the size type: 'S', 'M', '250g' ... */
  type: string;
  name: Text;
  /** Stock of the roastery's own warehouse and of the outside one; 'unlimited' where nothing is counted. */
  stock: number | 'unlimited';
  externalStock?: number;
  weightGrams: number;
  /** The net quantity, as in an import: '250 g'. Bags say it by their size. */
  contents?: string;
  /** What it is made of, as shoppers choose it. */
  parts?: { name: Text; value: Text }[];
  /** A date with places: the first Saturday in so many days or more, at this hour; it is called by it. */
  begins?: { inDays: number; hour: number };
  ean?: string;
  /** This size's price history, oldest step first. The last step at or before today is the price now. */
  prices: DemoPriceStep[];
  suggestedRetail?: number;
  advance?: number;
  /** Limits of this size alone; the product's own hold as well. */
  minPerOrder?: number;
  maxPerOrder?: number;
  /** How it differs from the product's picture; absent where it looks as the product's pictures show it. */
  picture?: Partial<PictureSpec>;
};

export type DemoRebateCode = {
  code: string;
  kind: 'percentage' | 'quota' | 'free_shipping';
  /** Hundredths of a percent, or grosze. */
  value?: number;
  /** The least worth of a basket, in grosze. */
  minBasket?: number;
};

/** What so many visitors have searched for, and how many products they found. */
export type DemoSearchQuery = { language: 'pl' | 'en'; phrase: string; visitors: number; hits: number };

export type DemoProduct = {
  key: string;
  type: 'goods' | 'bundle' | 'virtual' | 'service';
  producer: string;
  series?: string;
  /** Category keys; the first is the main one, for the breadcrumbs. */
  categories: string[];
  name: Text;
  /** One line under the name and in search engines. */
  summary: Text;
  description: { heading: Text; paragraphs: Text[] }[];
  parameters: { name: Text; value: Text }[];
  unit: 'piece' | 'kilogram' | 'metre' | 'pack' | 'service' | 'place';
  /** Sold in multiples of this, with this many decimals. */
  sellBy?: number;
  precision?: number;
  minPerOrder?: number;
  maxPerOrder?: number;
  vatPercent: 23 | 8 | 5;
  sizes: DemoSize[];
  perishable?: boolean;
  /** Why it cannot be sent back, where it is not that it spoils. */
  withdrawalException?: GivenException;
  /** Volume discounts: from this quantity, this many percent off. */
  tiers?: { from: number; percent: number }[];
  subscription?: { everyDays: number[]; rebate: { type: 'percentage' | 'quota'; value: number } };
  /** A subscription begins at this quantity. */
  minPerSubscription?: number;
  parts?: { product: string; size: string; quantity: number }[];
  pointsEarned?: number;
  /** Obtainable for loyalty points only, at this many. */
  pointsCost?: number;
  phonePrice?: boolean;
  gratis?: boolean;
  /** Sold out, on order with unknown delivery time, or on order in this many days. */
  availability?: {
    status: 'disable' | 'order';
    deliveryDays?: number;
    unknownTime?: boolean;
    backInDays?: number;
  };
  popularity: number;
  newFromDaysAgo?: number;
  picture: PictureSpec;
};

export type DemoPickupPoint = {
  code: string;
  name: string;
  street: string;
  zipcode: string;
  city: string;
  latitude: number;
  longitude: number;
  openingHours: string;
};

export type DemoSlide = {
  picture: string;
  scene: SceneName;
  heading: Text;
  text: Text;
  linkText: Text;
  /** Where the slide leads. */
  category: string;
};

export type DemoMenuSlide = {
  /** The category at the top of the menu that shows it. */
  beside: string;
  picture: string;
  title: Text;
  /** Where the slide leads. */
  category: string;
};

/** Everything that a shop can be filled with. */
export type Catalogue = {
  categories: DemoCategory[];
  producers: DemoProducer[];
  series: DemoSeries[];
  products: DemoProduct[];
  delivery: DemoDelivery[];
  pickupPoints: DemoPickupPoint[];
  infoPages: DemoInfoPage[];
  slides: DemoSlide[];
  menuSlides: DemoMenuSlide[];
  rebateCodes: DemoRebateCode[];
  searchQueries: DemoSearchQuery[];
};
