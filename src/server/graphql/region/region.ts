import { countryOf } from '#domain/form/address/country.ts';
import { normaliseZipcode } from '#domain/form/address/zipcode.ts';
import { offeredRegion } from '#domain/region/offered-region.ts';
import type { Builder, QueryContext } from '#server/graphql/context.ts';
import { placeName, zipcodeProblem } from '#server/region/region-settings.ts';

type Problem = { code: string; message: string };
type Result = { status: 'success' | 'error'; error: Problem | null };

const DONE: Result = { status: 'success', error: null };

/** `shippingCountries`, and the mutations that choose where parcels go, for good or for a while (spec §7). */
export function regionOperations(builder: Builder): void {
  const country = builder.objectRef<number>('ShippingCountry').implement({
    fields: (t) => ({
      id: t.id({ resolve: (id) => id }),
      code: t.string({ description: 'ISO 3166, two letters.', resolve: (id) => countryOf(id) ?? '' }),
      name: t.string({ resolve: (id, _, { language }) => placeName(id, language) }),
      selected: t.boolean({ resolve: (id, _, { regionId }) => regionId === id }),
    }),
  });
  const result = resultType(builder);

  builder.queryField('shippingCountries', (t) =>
    t.field({ type: [country], resolve: (_, __, { shop }) => [...shop.settings.config.regions] }),
  );
  builder.mutationField('setRegion', (t) =>
    t.field({
      type: result,
      args: {
        region: t.arg.id({ description: 'By its number or by its country’s code.' }),
        currency: t.arg.string(),
        temporary: t.arg.boolean({ description: 'Only until the browser is closed; the shopper is told.' }),
      },
      resolve: (_, wanted, context) => setRegion(wanted, context),
    }),
  );
  builder.mutationField('setTemporaryZipcode', (t) =>
    t.field({
      type: result,
      args: { zipcode: t.arg.string({ required: true }) },
      resolve: (_, { zipcode }, context) => setZipcode(zipcode.trim(), context),
    }),
  );
  builder.mutationField('unsetTemporaryRegion', (t) =>
    t.field({ type: result, resolve: (_, __, { choice }) => done(choice.restoreRegion) }),
  );
  builder.mutationField('unsetTemporaryZipcode', (t) =>
    t.field({ type: result, resolve: (_, __, { choice }) => done(choice.restoreZipcode) }),
  );
}

function resultType(builder: Builder) {
  const problem = builder.objectRef<Problem>('RegionProblem').implement({
    fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
  });
  return builder.objectRef<Result>('RegionResult').implement({
    fields: (t) => ({
      status: t.exposeString('status'),
      error: t.field({ type: problem, nullable: true, resolve: ({ error }) => error }),
    }),
  });
}

type Wanted = {
  region?: string | number | null | undefined;
  currency?: string | null | undefined;
  temporary?: boolean | null | undefined;
};

/** What the shop does not offer is refused, and then nothing changes. */
function setRegion(wanted: Wanted, context: QueryContext): Result {
  const {
    settings: { config },
  } = context.shop;
  const regionId = wanted.region == null ? undefined : offeredRegion(String(wanted.region), config.regions);
  const currency = config.currencies.find(({ id }) => id === wanted.currency)?.id;
  const isUnknown =
    (wanted.region != null && regionId === undefined) || (wanted.currency != null && currency === undefined);
  if (isUnknown) return refused('incorrect_region', context.texts['field.incorrect_region']);
  if (wanted.temporary) context.choice.chooseForNow({ regionId, currency });
  else context.choice.choose({ regionId, currency });
  return DONE;
}

function setZipcode(zipcode: string, context: QueryContext): Result {
  const { choice, regionId, texts } = context;
  const problem = zipcodeProblem(context, zipcode, regionId);
  if (!zipcode || problem) return refused('incorect_zipcode', problem ?? texts['field.incorect_zipcode']);
  choice.chooseForNow({ zipcode: normaliseZipcode(zipcode, countryOf(regionId)) });
  return DONE;
}

function done(change: () => void): Result {
  change();
  return DONE;
}

const refused = (code: string, message: string): Result => ({ status: 'error', error: { code, message } });
