import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const optionalWhole = v.optional(whole);

/** What may be sent to the shop at most; see docs/operations.md. What is left out is as below. */
const DEFAULTS = {
  /** Of a form or a widget's request. */
  bodyKilobytes: 64,
  /** Of a request to the query endpoint. */
  queryKilobytes: 256,
  /** Of a file of the admin API. */
  bulkMegabytes: 256,
  urlBytes: 16_384,
  headerBytes: 24_576,
  /** Until the head of a request is there; until all of it is; until the next one on the same connection. */
  headSeconds: 10,
  requestSeconds: 60,
  idleSeconds: 65,
  /** A body that comes more slowly than so many bytes a second is waited for only so long. */
  bodyBytesPerSecond: 500,
  slowBodySeconds: 5,
  /** Bodies of one address that are on their way at once. */
  unfinishedBodies: 50,
  connections: 10_000,
  queryDepth: 12,
  queryCost: 5_000,
  queryAliases: 100,
  queryChanges: 10,
  querySeconds: 10,
};

/** How often a minute. What is read is counted by each process, the rest by all of them together. */
const DEFAULT_RATE_LIMITS = {
  /** Requests of one address, apart from files and cached pages. */
  requests: 1_200,
  searches: 240,
  /** By one address; a device that a client has used before has a count of its own. */
  signIns: 20,
  /** Questions for a passkey, which each page to sign in asks. */
  passkeyQuestions: 60,
  /** By one address. */
  registrations: 10,
  passwordEmails: 10,
  messages: 5,
  stockNotices: 10,
  orderLinks: 5,
  newsletters: 5,
  codes: 30,
  ordersOfAddress: 30,
  changesOfAddress: 300,
  /** Whether somebody has an account. */
  accountQuestions: 120,
  /** Of one token of the admin API. */
  apiCalls: 600,
  /** By one account or, of a guest, by one session. */
  orders: 10,
  changes: 120,
  complaints: 5,
};

export type Limits = typeof DEFAULTS & { perMinute: typeof DEFAULT_RATE_LIMITS };
export type RateLimit = keyof typeof DEFAULT_RATE_LIMITS;

const settings = <Name extends string>(of: Record<Name, number>) =>
  Object.fromEntries(Object.keys(of).map((name) => [name, optionalWhole])) as Record<
    Name,
    typeof optionalWhole
  >;

export const limitSettings = {
  limits: v.optional(
    v.strictObject({
      ...settings(DEFAULTS),
      perMinute: v.optional(v.strictObject(settings(DEFAULT_RATE_LIMITS))),
    }),
  ),
};

export function limitsOf({
  limits,
}: v.InferOutput<v.StrictObjectSchema<typeof limitSettings, undefined>>): Limits {
  return filled({ ...DEFAULTS, perMinute: filled(DEFAULT_RATE_LIMITS, limits?.perMinute) }, limits, [
    'perMinute',
  ]);
}

/** The settings that are given, and the usual ones where they are not. */
function filled<Settings extends object>(
  usual: Settings,
  given: object | undefined,
  except: readonly string[] = [],
): Settings {
  const set = Object.entries(given ?? {}).filter(
    ([name, value]) => value !== undefined && !except.includes(name),
  );
  return { ...usual, ...Object.fromEntries(set) };
}
