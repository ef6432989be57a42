import type { Language } from './language.ts';

type Named = { id: number; slug: string };

const WORDS = {
  pl: {
    product: 'produkt',
    category: 'kategoria',
    producer: 'producent',
    series: 'seria',
    info: 'informacje',
    sharedList: 'lista',
  },
  en: {
    product: 'product',
    category: 'category',
    producer: 'producer',
    series: 'series',
    info: 'info',
    sharedList: 'list',
  },
} as const;
const PRIVACY_PAGE = { pl: 'polityka-prywatnosci', en: 'privacy-policy' } as const;

const rootOf = (language: Language) => (language === 'pl' ? '' : `/${language}`);

/** Those of them that parts of a page say which also work in the browser: every page brings their code along. */
export function shopLinksIn(language: Language) {
  const root = rootOf(language);
  const words = WORDS[language];
  return {
    home: `${root}/`,
    product: ({ id, slug }: Named, size?: string) =>
      `${root}/${words.product}/${id}/${slug}${size ? `?size=${encodeURIComponent(size)}` : ''}`,
    category: ({ id, slug }: Named, query = '') => `${root}/${words.category}/${id}/${slug}${query}`,
    info: (slug: string) => `${root}/${words.info}/${slug}`,
    privacy: `${root}/${words.info}/${PRIVACY_PAGE[language]}`,
    search: `${root}/search.php`,
    basket: `${root}/basketedit.php`,
    basketChange: `${root}/basketchange.php`,
    checkout: `${root}/order.php`,
    lists: `${root}/shoppinglist.php`,
    listChange: `${root}/shoppinglistchange.php`,
    compare: `${root}/product-compare.php`,
    compareChange: `${root}/comparechange.php`,
    contact: `${root}/contact.php`,
    pickupPoints: `${root}/points.php`,
    /** Language, currency and delivery country. */
    region: `${root}/settings.php`,
    signIn: `${root}/signin.php`,
    register: `${root}/client-new.php`,
    account: `${root}/account.php`,
  };
}

/** Every address a page links to, in one language. Polish stands at the root, English under /en. */
export function linksIn(language: Language) {
  const root = rootOf(language);
  const words = WORDS[language];
  return {
    ...shopLinksIn(language),
    producer: ({ id, slug }: Named, query = '') => `${root}/${words.producer}/${id}/${slug}${query}`,
    series: ({ id, slug }: Named, query = '') => `${root}/${words.series}/${id}/${slug}${query}`,
    /** Without a token it is shown to its client alone. */
    order: (number: string, token = '') =>
      `${root}/order-status.php?number=${encodeURIComponent(number)}${token && `&token=${encodeURIComponent(token)}`}`,
    list: (id: number) => `${root}/shoppinglist.php?list=${id}`,
    signOut: `${root}/logout.php`,
    checkoutDelivery: `${root}/order-delivery.php`,
    checkoutSummary: `${root}/order-summary.php`,
    /** Where the way to an order is sent by e-mail. */
    orderFollow: (number = '') =>
      `${root}/order-follow.php${number && `?number=${encodeURIComponent(number)}`}`,
    /** Takes what an order had into the basket. */
    orderAgain: `${root}/order-again.php`,
    orderPay: `${root}/order-pay.php`,
    /** Where it is chosen how to pay an order online. */
    payment: (number: string, token = '') =>
      `${root}/order-pay.php?number=${encodeURIComponent(number)}${token && `&token=${encodeURIComponent(token)}`}`,
    /** A document of an order, for whoever may see the order; sent to, it issues the first one. */
    invoice: (number = '', token = '', id = 0) =>
      `${root}/invoice.php${number && `?number=${encodeURIComponent(number)}&token=${encodeURIComponent(token)}&id=${id}`}`,
    /** What was agreed to with an order, as a file. */
    orderTerms: (number = '', token = '', id = 0) =>
      `${root}/order-terms.php${number && `?number=${encodeURIComponent(number)}&token=${encodeURIComponent(token)}&id=${id}`}`,
    orderCancel: `${root}/order-cancel.php`,
    testPayment: `${root}/payment-test.php`,
    /** Whoever has the token may see the list. */
    sharedList: (token: string) => `${root}/${words.sharedList}/${encodeURIComponent(token)}`,
    contactSent: `${root}/contact-sent.php`,
    /** For guests; clients have their own. */
    complaint: (order = '') => `${root}/complaint.php${order && `?number=${encodeURIComponent(order)}`}`,
    /** What was said about a complaint, for whoever has its link, or for the client by its number. */
    complaintAnswer: (by: 'token' | 'number', value: string) =>
      `${root}/complaint-answer.php?${by}=${encodeURIComponent(value)}`,
    withdrawal: (order = '') => `${root}/withdrawal.php${order && `?number=${encodeURIComponent(order)}`}`,
    /** The second step, for whoever has made the first. */
    withdrawalConfirm: (token: string) => `${root}/withdrawal-confirm.php?token=${encodeURIComponent(token)}`,
    /** Every size with a price, for comparison sites and advertisers. */
    feed: `${root}/feed/google.xml`,
    newsletter: `${root}/newsletter.php`,
    newsletterConfirm: (token: string) => `${root}/newsletter-confirm.php?token=${encodeURIComponent(token)}`,
    /** Says stop by itself when it is sent to (RFC 8058). */
    newsletterStop: (token: string) => `${root}/newsletter-stop.php?token=${encodeURIComponent(token)}`,
    forgotPassword: `${root}/password-recover.php`,
    newPassword: (token: string) => `${root}/password-new.php?token=${encodeURIComponent(token)}`,
    confirmEmail: (token: string) => `${root}/email-confirm.php?token=${encodeURIComponent(token)}`,
    accountData: `${root}/account-data.php`,
    accountEmail: `${root}/account-email.php`,
    accountEmailChange: `${root}/account-email-change.php`,
    accountAddresses: `${root}/account-addresses.php`,
    accountAddress: `${root}/account-address.php`,
    accountOrders: `${root}/account-orders.php`,
    accountLists: `${root}/account-lists.php`,
    accountLoyaltyPoints: `${root}/account-points.php`,
    accountComplaints: `${root}/account-complaints.php`,
    accountComplaint: `${root}/account-complaint.php`,
    accountComplaintFile: `${root}/account-complaint-file.php`,
    accountBank: `${root}/account-bank.php`,
    accountConsents: `${root}/account-consents.php`,
    accountPassword: `${root}/account-password.php`,
    accountSessions: `${root}/account-sessions.php`,
    accountSessionRemove: `${root}/account-session-remove.php`,
    accountPrivacy: `${root}/account-privacy.php`,
    accountAddressRemove: `${root}/account-address-remove.php`,
    accountExport: `${root}/account-export.php`,
    accountRemove: `${root}/account-remove.php`,
  };
}

export type Links = ReturnType<typeof linksIn>;
export type ShopLinks = ReturnType<typeof shopLinksIn>;

/** Leads on to the first step of the checkout of which something is not known yet. */
export const checkoutStart = ({ checkout }: Pick<Links, 'checkout'>) => `${checkout}?start=1`;

/** The route patterns behind the links, for the server. */
export function routesIn(language: Language) {
  const root = rootOf(language);
  const words = WORDS[language];
  return {
    product: `${root}/${words.product}/:id/:slug`,
    category: `${root}/${words.category}/:id/:slug`,
    producer: `${root}/${words.producer}/:id/:slug`,
    series: `${root}/${words.series}/:id/:slug`,
    info: `${root}/${words.info}/:slug`,
    sharedList: `${root}/${words.sharedList}/:token`,
  };
}

/** The shop's own sign. */
export const SHOP_ICON = '/gfx/icon.svg';
/** The same for mail programs, which know no SVG. */
export const SHOP_ICON_PNG = '/gfx/icon.png';

/** Files of a picture: immutable, in three formats and three widths. */
export const pictureFile = (name: string, width: number, format: 'avif' | 'webp' | 'jpg') =>
  `/gfx/pictures/${name}-${width}.${format}`;
