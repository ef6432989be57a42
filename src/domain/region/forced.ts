/** A delivery country that holds for a while and was not chosen in the settings; countries by ISO 3166 code. */
export type ForcedRegion = { currentCountry: string; defaultCountry: string; showModal: boolean };

/** A postal code that holds for a while. */
export type ForcedZipcode = { currentZipcode: string; defaultZipcode: string; showModal: boolean };

export type Forced = { region?: ForcedRegion | undefined; zipcode?: ForcedZipcode | undefined };

export type RegionNoticeKind = 'region' | 'zipcode' | 'regionAndZipcode';

/** Whether the shopper is still to be told (spec §4 Region or zipcode notice modal). */
export const isNoticeDue = ({ region, zipcode }: Forced): boolean =>
  region?.showModal === true || zipcode?.showModal === true;

/** What the notice is about, and what restoring the default restores. */
export function noticeKindOf({ region, zipcode }: Forced): RegionNoticeKind {
  if (!zipcode?.currentZipcode) return 'region';
  return region?.currentCountry ? 'regionAndZipcode' : 'zipcode';
}
