import type { Language } from '#contract/language.ts';
import type { Texts } from '#texts/text-key.ts';
import { plainPage } from './plain-page.tsx';

/** Why the shop cannot serve just now. */
export type Outage = 'starting' | 'busy' | 'database';

export type UnavailablePageData = {
  outage: Outage;
  language: Language;
  texts: Texts;
  shopName: string;
  /** The address that was asked for. */
  address: string;
  /** What was typed into a form that could not be taken. */
  sent?: Readonly<Record<string, string>> | undefined;
};

/** What is wrong, and the way to try again with all that was typed. */
export function unavailablePage({ outage, texts, address, sent, ...page }: UnavailablePageData): string {
  const [title, text] = [texts[`service.${outage}`], texts[`service.${outage}Text`]];
  return plainPage(
    { ...page, title, text, way: { href: address, text: texts['service.again'] } },
    sent && <SendAgain address={address} sent={sent} texts={texts} />,
  );
}

type Again = Required<Pick<UnavailablePageData, 'address' | 'sent' | 'texts'>>;

function SendAgain({ address, sent, texts }: Again) {
  return (
    <form method="post" action={address}>
      <p>{texts['service.kept']}</p>
      {Object.entries(sent ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit">{texts['service.again']}</button>
    </form>
  );
}
