import type { Links } from '#contract/links.ts';

/** Addresses that only take something, or answer with a file. */
type NothingToSee =
  | `${string}Change`
  | `account${string}Remove`
  | 'orderPay'
  | 'orderCancel'
  | 'orderAgain'
  | 'orderTerms'
  | 'invoice'
  | 'feed'
  | 'signOut'
  | 'accountComplaintFile'
  | 'accountExport'
  | 'accountRemove';

/** Pages for whom has done something before: they are looked at on the way to them. */
type OnTheWay =
  | 'contactSent'
  | 'checkout'
  | 'checkoutDelivery'
  | 'checkoutSummary'
  | 'order'
  | 'payment'
  | 'testPayment'
  | 'withdrawalConfirm'
  | 'list'
  | 'sharedList';

type Account = Extract<keyof Links, `account${string}`>;
type Named = Readonly<Record<string, string>>;

/** Every page that anybody can open, by the link that leads to it. A new link does not compile until it is here. */
export const OPEN_PAGES: Record<Exclude<keyof Links, NothingToSee | OnTheWay | Account>, Named> = {
  home: { 'the main page': '/', 'the main page in English': '/en/' },
  category: {
    'a category': '/kategoria/1/kawa',
    'a category in English': '/en/category/1/coffee',
    'a narrowed list': '/kategoria/1/kawa?available=1&price_to=60',
    'a list one under another': '/kategoria/1/kawa?view=list',
    'filters that leave nothing': '/kategoria/1/kawa?price_from=9000&promotion=1',
  },
  producer: { 'a producer': '/producent/1/palarnia-mgla' },
  series: { 'a series': '/seria/1/swit' },
  product: {
    'a product in sizes': '/produkt/7/brazylia-cerrado',
    'a product that is sold out': '/produkt/18/mieszanka-zimowa',
    'a product in many sizes': '/produkt/26/kawa-na-miare',
    'a product with volume discounts': '/produkt/65/filtry-stozkowe-02-100-szt',
    'a product in English': '/en/product/7/brazil-cerrado',
  },
  search: {
    'search results': '/search.php?text=etiopia',
    'a search without results': '/search.php?text=qqqq',
    'a search in English without results': '/en/search.php?text=qqqq',
  },
  info: {
    'an information page': '/informacje/dostawa',
    'the accessibility statement': '/informacje/deklaracja-dostepnosci',
  },
  privacy: { 'the privacy policy': '/informacje/polityka-prywatnosci' },
  contact: { 'the contact page': '/contact.php' },
  complaint: { 'a complaint of a guest': '/complaint.php' },
  complaintAnswer: { 'a link to a complaint that is no more': '/complaint-answer.php?token=old' },
  newsletter: { 'the newsletter': '/newsletter.php' },
  newsletterConfirm: { 'a link to confirm that is gone': '/newsletter-confirm.php?token=x' },
  newsletterStop: { 'a link to leave the newsletter that is gone': '/newsletter-stop.php?token=x' },
  orderFollow: { 'asking for the way to an order': '/order-follow.php' },
  withdrawal: { 'a withdrawal from a contract': '/withdrawal.php' },
  pickupPoints: { 'the pickup points': '/points.php', 'pickup points of a town': '/points.php?text=bielsko' },
  region: { 'language, currency and country': '/settings.php' },
  basket: { 'an empty basket': '/basketedit.php' },
  lists: { 'no list yet': '/shoppinglist.php' },
  compare: { 'nothing to compare': '/product-compare.php' },
  signIn: { 'the sign-in page': '/signin.php' },
  register: { 'the registration page': '/client-new.php' },
  forgotPassword: { 'the page for a forgotten password': '/password-recover.php' },
  newPassword: { 'a link to a new password that is too old': '/password-new.php?token=old' },
  confirmEmail: { 'a link to an address that is too old': '/email-confirm.php?token=old' },
};

/** Every page of a client's own. */
export const ACCOUNT_PAGES: Record<Exclude<Account, NothingToSee>, Named> = {
  account: { 'the account': '/account.php', 'the account in English': '/en/account.php' },
  accountData: { 'the client’s data': '/account-data.php' },
  accountEmail: { 'the client’s e-mail address': '/account-email.php' },
  accountAddresses: { 'the client’s addresses': '/account-addresses.php' },
  accountAddress: { 'an address': '/account-address.php?kind=billing' },
  accountOrders: { 'the client’s orders': '/account-orders.php' },
  accountLists: { 'the client’s lists': '/account-lists.php' },
  accountLoyaltyPoints: { 'the client’s points': '/account-points.php' },
  accountComplaints: { 'the client’s complaints': '/account-complaints.php' },
  accountComplaint: { 'a complaint': '/account-complaint.php' },
  accountBank: { 'the client’s bank account': '/account-bank.php' },
  accountConsents: { 'the client’s consents': '/account-consents.php' },
  accountPassword: { 'a change of the password': '/account-password.php' },
  accountSessions: { 'where the client is signed in': '/account-sessions.php' },
  accountPrivacy: { 'the end of an account': '/account-privacy.php' },
};

/** Pages that no link leads to. */
export const OTHER_PAGES: Named = {
  'a page that is not there': '/nie-ma-takiej',
  'a page that is not there in English': '/en/nowhere',
};

export const everyOf = (pages: Readonly<Record<string, Named>>): [name: string, address: string][] =>
  Object.values(pages).flatMap((named) => Object.entries(named));
