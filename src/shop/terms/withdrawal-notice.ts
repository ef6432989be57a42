import type { Language } from '#contract/language.ts';
import type { TextSection } from '#domain/product/product.ts';
import { say } from '#texts/say.ts';
import type { TextKey, Texts } from '#texts/text-key.ts';
import type { Written } from './terms-pdf.ts';

export type NoticeOf = { language: Language; texts: Texts; seller: string; days: number };

type NoticeKey = Extract<TextKey, `terms.notice.${string}`>;
type Words = TextSection & { heading?: NoticeKey; paragraphs: NoticeKey[]; list?: NoticeKey[] };

/**
 * The model instructions on withdrawal and the model form of Directive 2011/83/EU, annex I (in Poland annexes 1 and 2 to the
 * act on consumer rights), for goods that come in one or several parcels.
 */
const NOTICE: Words[] = [
  {
    heading: 'terms.notice.right',
    paragraphs: [
      ...(['terms.notice.period', 'terms.notice.begins', 'terms.notice.how'] as const),
      ...(['terms.notice.function', 'terms.notice.inTime'] as const),
    ],
  },
  {
    heading: 'terms.notice.effects',
    paragraphs: [
      ...(['terms.notice.refund', 'terms.notice.withhold'] as const),
      ...(['terms.notice.sendBack', 'terms.notice.value'] as const),
    ],
  },
  {
    heading: 'terms.notice.form',
    paragraphs: ['terms.notice.formHint'],
    list: [
      ...(['terms.notice.formTo', 'terms.notice.formStatement', 'terms.notice.formWhen'] as const),
      ...(['terms.notice.formName', 'terms.notice.formAddress'] as const),
      ...(['terms.notice.formSignature', 'terms.notice.formDate'] as const),
    ],
  },
  { paragraphs: ['terms.notice.formDelete'] },
];

export function withdrawalNotice({ language, texts, seller, days }: NoticeOf): Written {
  const said = (key: NoticeKey) =>
    say(texts[key], language, { seller, n: days, link: texts['withdrawal.link'] });
  const body = NOTICE.map(({ heading, paragraphs, list }) => ({
    ...(heading && { heading: said(heading) }),
    paragraphs: paragraphs.map(said),
    ...(list && { list: list.map(said) }),
  }));
  return { language, title: said('terms.notice.title'), body };
}
