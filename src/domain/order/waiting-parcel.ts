/** A parcel that can be collected, for whoever waits for it. */
export type WaitingParcel = {
  /** Null where the carrier does not say at which of its points. */
  point: CollectPoint | null;
  /** Until when, and by which code, where the carrier tells. */
  until: Date | null;
  code: string | null;
  trackingNumber: string | null;
  trackingLink: string | null;
};

/** A parcel that has left, and how it is followed. */
export type ParcelUnderWay = { trackingNumber: string; trackingLink: string | null };

/** What is known of a point is null where it is none that the shop lists. */
export type CollectPoint = {
  code: string;
  name: string | null;
  street: string | null;
  zipcode: string | null;
  city: string | null;
  openingHours: string | null;
};

/** Where it is, line by line: the code, which stands on the locker, and the name where it says more than that. */
export function placeLines({ code, name, street, zipcode, city }: CollectPoint): string[] {
  const title = name && !name.includes(code) ? `${code}, ${name}` : (name ?? code);
  return [title, [street, [zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(
    (line) => line !== '',
  );
}
