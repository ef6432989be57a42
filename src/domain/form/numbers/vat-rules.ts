/** By country: whether a number is one that its tax office gives out; no spaces or hyphens, no country before it. */
export type VatRules = Readonly<Record<string, (number: string) => boolean>>;
