/** Cookies, storage keys and addresses that other clients of the contract know by name. */
export const SESSION_COOKIE = 'witryna_session';
export const DEVICE_COOKIE = 'witryna_device';
/** Where somebody who is asked to sign in goes on to. */
export const GO_ON = 'go_on';
export const CURRENCY_COOKIE = 'currency';
export const REGION_COOKIE = 'region';
export const ZIPCODE_COOKIE = 'zipcode';
/** What holds for a while, as raw JSON at path / (spec §3 Forced region notice, Forced zipcode notice). */
export const FORCED_REGION_COOKIE = 'setRegionForced';
export const FORCED_ZIPCODE_COOKIE = 'setZipcodeForced';
export const FORCED_DAYS = 30;
/** What the shopper allows beyond the necessary; how long an answer holds before it is asked for again. */
export const CONSENT_COOKIE = 'cookieConsent';
export const CONSENT_DAYS = 180;
/** Banners closed by the shopper stay closed for a day, notice bars for good (spec §4 Notice bars and banners). */
export const CODE_BANNER_COOKIE = 'rabateCode_clicked';
export const SHIPPING_BANNER_COOKIE = 'freeeshipping_clicked';
export const BANNER_DAYS = 1;
/** Which banner was due on the last page of this visit, by the id of its element. */
export const BANNER_KEY = 'bannerDue';
export const CLOSED_BARS_KEY = 'closedBars';

/** A page address with this parameter answers with the page's regions only (spec §2 Partial navigation). */
export const PARTIAL_PARAMETER = '_regions';

/** For whoever watches the shop's processes. */
export const HEALTH_PATHS = { live: '/health/live', ready: '/health/ready' } as const;
/** Whom to tell of a hole in the shop (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt';
export const GRAPHQL_PATH = '/graphql/v1/';
/** Other systems work here, each with a token. */
export const ADMIN_API_PATH = '/graphql/admin/v1/';
/** Many rows at once, an object a line. */
export const ADMIN_BULK_PATH = `${ADMIN_API_PATH}bulk/`;
export const WIDGETS_PATH = '/ajax/get.php';
export const PROJECTOR_PATH = '/ajax/projector.php';
export const PAYMENTS_PATH = '/ajax/payments.php';
export const POINTS_PATH = '/ajax/points.php';
/** Where a provider tells what became of a payment. */
export const PAYMENT_NOTICES = '/payments/:provider/notify';
/** Where the 'notify me' form goes; the rest of the call (product, size, email) are its fields. */
export const NOTIFY_ACTION = `${PROJECTOR_PATH}?action=set_product_observed&mode=2`;

/** How many tracking events wait to be asked for (spec §7 Tracking events). */
export const TRACKING_HEADER = 'x-iai-tracking-events';
/** Tells the document that the shopper has answered what they allow. */
export const CONSENT_GIVEN = 'consentgiven';
/** The element of a page that names the scripts of others. */
export const NAMED_SCRIPTS_ID = 'shop-scripts';
/** How long a page waits for a script of somebody else (spec §9 Timings). */
export const MODULE_TIMEOUT_MS = 5_000;

/** The client error log takes any valid query; this is the one every client sends. */
export const TRIVIAL_QUERY = 'query { hello }';

/** Whether an address is one that programs ask, in a language that the address does not tell. */
export const isWire = (url: string) => /^\/(ajax|graphql)\//.test(url);
export const isQueryEndpoint = (url: string) => /^\/graphql\/v1\/?(\?|$)/.test(url);

export const VALIDATION_DEBOUNCE_MS = 500;
export const PARTIAL_TIMEOUT_MS = 16_000;
export const PRODUCT_TIMEOUT_MS = 18_000;
export const SHIPPING_RENDER_DELAY_MS = 50;
export const RESIZE_RECHECK_MS = 100;
export const SCROLL_CHECK_MS = 30;
export const ALERT_DISPLAY_MS = 4_000;
export const ALERT_FADE_MS = 500;
export const LABEL_REFRESH_MS = 500;
export const KEYBOARD_HELPER_MS = 100;
export const TOOLTIP_HIDE_MS = 500;
export const TOOLTIP_OFFSET_PX = 15;
