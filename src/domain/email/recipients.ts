import { isEmail } from '#domain/form/email.ts';

const MOST = 10;

/** Addresses that were typed one after the other, each once; undefined where one of them is none, or there are too many. */
export function recipientsIn(typed: string): string[] | undefined {
  const addresses = new Map(
    typed
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((address) => [address.toLowerCase(), address]),
  );
  const recipients = [...addresses.values()];
  return recipients.length <= MOST && recipients.every(isEmail) ? recipients : undefined;
}
