import { isLanguage, LANGUAGES, type Language } from '#contract/language.ts';
import { REGION_FIELDS, readForced } from '#contract/region/region.ts';
import { countryOf } from '#domain/form/address/country.ts';
import { checkZipcode, normaliseZipcode } from '#domain/form/address/zipcode.ts';
import { noticeKindOf } from '#domain/region/forced.ts';
import { codeOf, offeredRegion } from '#domain/region/offered-region.ts';
import { regionChoices } from '#pages/form/address-fields.ts';
import type { RequestContext } from '#server/request/context.ts';
import { type Fields, readFields } from '#server/request/fields.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import { chosenRegion, type Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import { problemMessage } from '#texts/errors/problem-message.ts';
import type { RegionFormProps } from '#ui/region/region-dialog/region-form.tsx';
import type { RegionNoticeProps } from '#ui/region/region-dialog/region-notice.tsx';
import { zipcodeOf } from './choice.ts';

export type Settings = { language: Language; currency: string; regionId: number; zipcode: string };

/** What was sent; whatever the shop does not offer stays as it is. The postal code may be wrong. */
export function readSettings(
  shop: Pick<Shop, 'settings'>,
  context: RequestContext,
): Settings & { problem?: string } {
  const sent: Fields = readFields(context.request);
  const language = sent(REGION_FIELDS.language);
  const { currencies, regions } = shop.settings.config;
  const regionId = offeredRegion(sent(REGION_FIELDS.region), regions) ?? context.regionId;
  const typed = sent(REGION_FIELDS.zipcode).trim().slice(0, 20);
  const settings: Settings = {
    language: isLanguage(language) ? language : context.language,
    currency: currencies.find(({ id }) => id === sent(REGION_FIELDS.currency))?.id ?? context.currency.id,
    regionId,
    zipcode: typed && normaliseZipcode(typed, countryOf(regionId)),
  };
  const problem = zipcodeProblem(context, typed, regionId);
  return problem ? { ...settings, problem } : settings;
}

/** Why this is no postal code of the country; nothing said is nothing wrong. */
export function zipcodeProblem(
  { texts, language }: SharedContext,
  zipcode: string,
  regionId: number,
): string | undefined {
  const finding = zipcode ? checkZipcode(zipcode, countryOf(regionId)) : undefined;
  return finding && problemMessage(texts, language, finding);
}

export const currentSettings = (context: RequestContext): Settings => ({
  language: context.language,
  currency: context.currency.id,
  regionId: context.regionId,
  zipcode: zipcodeOf(context),
});

/** The form as it stands, in the visit's language. */
export function settingsForm(
  { settings: { config } }: Pick<Shop, 'settings'>,
  { language }: Visit,
  chosen: Settings & { problem?: string },
  back: string,
): RegionFormProps {
  return {
    choices: {
      languages: LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] })),
      currencies: config.currencies.map(({ id }) => ({ value: id, label: currencyName(id, language) })),
      regions: regionChoices(config.regions, language),
    },
    chosen: { ...chosen, region: String(chosen.regionId) },
    problem: chosen.problem,
    back,
  };
}

/** Everybody finds their own language. */
const OWN_NAMES: Record<Language, string> = { pl: 'Polski', en: 'English' };

/** What holds for a while, in words; undefined where nothing does. */
export function noticeFor(
  { settings: { config } }: Pick<Shop, 'settings'>,
  { request, language, currency, regionId }: RequestContext,
): RegionNoticeProps | undefined {
  const { cookie } = request.headers;
  const forced = readForced(cookie);
  if (!forced.region && !forced.zipcode) return undefined;
  const here = placeName(regionId, language);
  const usual = placeName(chosenRegion(cookie, config), language);
  const named = forced.region?.currentCountry ?? '';
  return {
    kind: noticeKindOf(forced),
    // Another client may have named the country in words.
    country: named && !codeOf(named) && !/^\d+$/.test(named) ? named : here,
    currency: currencyName(currency.id, language),
    place: withZipcode(here, forced.zipcode?.currentZipcode),
    usual: withZipcode(usual, forced.zipcode?.defaultZipcode),
  };
}

const withZipcode = (place: string, zipcode: string | undefined) =>
  zipcode ? `${place}, ${zipcode}` : place;

/** The name of a region's country. */
export function placeName(regionId: number, language: Language): string {
  const country = countryOf(regionId);
  return (country && new Intl.DisplayNames(language, { type: 'region' }).of(country)) ?? '';
}

const currencyName = (id: string, language: Language) =>
  `${new Intl.DisplayNames(language, { type: 'currency' }).of(id)} (${id})`;
