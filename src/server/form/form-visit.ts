import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Links, linksIn } from '#contract/links.ts';
import { textsFor } from '#server/pages/render.tsx';
import { type Notice, takeNotice } from '#server/request/notice.ts';
import { readShopper } from '#server/request/shopper.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';
import { say, type Values } from '#texts/say.ts';
import type { TextKey, Texts } from '#texts/text-key.ts';

/** A shopper at a form or at a page of their own: who it is, in which words they are answered. */
export type FormVisit = {
  shop: Shop;
  request: FastifyRequest;
  reply: FastifyReply;
  visit: Visit;
  session: Session | undefined;
  links: Links;
  texts: Texts;
  t: (key: TextKey, values?: Values) => string;
  /** What every such page says of itself. */
  words: (title: TextKey, lead?: TextKey, values?: Values) => PageWords;
};

type PageWords = { shopName: string; title: string; lead?: string; notice?: Notice };

/** A client who is signed in. */
export type ClientVisit = FormVisit & { session: Session; clientId: number };

export async function formVisit(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FormVisit> {
  const { visit, session } = await readShopper(shop, request);
  const texts = textsFor(shop, visit);
  const t = (key: TextKey, values?: Values) => say(texts[key], visit.language, values);
  const words = (title: TextKey, lead?: TextKey, values?: Values) => {
    const notice = takeNotice(request, reply);
    return {
      shopName: shop.config.name,
      title: t(title, values),
      ...(lead && { lead: t(lead, values) }),
      ...(notice && { notice }),
    };
  };
  return { shop, request, reply, visit, session, links: linksIn(visit.language), texts, t, words };
}

export function clientOf(visit: FormVisit): ClientVisit | undefined {
  const { session } = visit;
  return session?.clientId === undefined ? undefined : { ...visit, session, clientId: session.clientId };
}

export const wantsData = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('application/json') === true;
