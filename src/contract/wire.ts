/** Cookies, storage keys and addresses that other clients of the contract know by name. */
export const SESSION_COOKIE = 'witryna_session';
export const CURRENCY_COOKIE = 'currency';
export const REGION_COOKIE = 'region';

/** A page address with this parameter answers with the page's regions only (spec §2 Partial navigation). */
export const PARTIAL_PARAMETER = '_regions';

export const GRAPHQL_PATH = '/graphql/v1/';
export const WIDGETS_PATH = '/ajax/get.php';
export const PROJECTOR_PATH = '/ajax/projector.php';
export const PAYMENTS_PATH = '/ajax/payments.php';
export const POINTS_PATH = '/ajax/points.php';
/** Where the 'notify me' form goes; the rest of the call (product, size, email) are its fields. */
export const NOTIFY_ACTION = `${PROJECTOR_PATH}?action=set_product_observed&mode=2`;

/** The client error log takes any valid query; this is the one every client sends. */
export const TRIVIAL_QUERY = 'query { hello }';

export const VALIDATION_DEBOUNCE_MS = 500;
export const PARTIAL_TIMEOUT_MS = 16_000;
export const PRODUCT_TIMEOUT_MS = 18_000;
export const SHIPPING_RENDER_DELAY_MS = 50;
export const RESIZE_RECHECK_MS = 100;
export const SCROLL_CHECK_MS = 30;
export const ALERT_DISPLAY_MS = 4_000;
export const ALERT_FADE_MS = 500;
