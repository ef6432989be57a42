import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PricingContext } from '#domain/product/product-record.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';
import type { AnyShopper, Shopper } from '#shop/session/shopper.ts';
import type { Values } from '#texts/say.ts';
import type { TextKey } from '#texts/text-key.ts';
import { type Notice, takeNotice } from './notice.ts';
import { sessionToken, setSession } from './session-cookie.ts';
import { SharedContext } from './shared-context.ts';
import { visitOf } from './visit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
}

/** What every page of one shopper says of itself. */
export type PageWords = { shopName: string; title: string; lead?: string; notice?: Notice };

type Services = Pick<Shop, 'settings' | 'clients' | 'ordering'>;

/** All that a request is about. What is of the shopper who asks alone is read when it is first wanted, and once. */
export class RequestContext extends SharedContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly #shop: Services;
  #found: Promise<Session | undefined> | undefined;
  #begun: Promise<Session> | undefined;
  #personal: Promise<PricingContext> | undefined;

  constructor(shop: Services, request: FastifyRequest, reply: FastifyReply) {
    super(shop.settings, () => visitOf(request, shop.settings.config));
    this.#shop = shop;
    this.request = request;
    this.reply = reply;
  }

  /** The session that the request's cookie stands for, or that has begun since; undefined where there is none. */
  readonly session = (): Promise<Session | undefined> => {
    this.#found ??= this.#shop.clients.sessions.find(sessionToken(this.request));
    return this.#begun ?? this.#found;
  };

  /** The shopper's session; a new one gets its cookie. */
  readonly ensureSession = (): Promise<Session> => {
    this.#begun ??= this.#begin();
    return this.#begun;
  };

  /** The pricing context of this shopper, whose discount code counts; no page that is shared may be made from it. */
  readonly personalPricing = (): Promise<PricingContext> => {
    this.#personal ??= this.#pricePersonally();
    return this.#personal;
  };

  /** Whoever asks, as the shop's use cases know them. */
  readonly shopper = async (): Promise<AnyShopper> => this.#shopper(await this.session());

  /** The same with a session, which begins where there was none. */
  readonly ensureShopper = async (): Promise<Shopper> => this.#shopper(await this.ensureSession());

  /** Whoever asks, at prices that the shopper's discount code changes. */
  readonly personalShopper = async (): Promise<AnyShopper> => ({
    ...(await this.shopper()),
    pricing: await this.personalPricing(),
  });

  /** The title and lead of a page of one shopper, and the notice that the last page has left for it. */
  readonly words = (title: TextKey, lead?: TextKey, values?: Values): PageWords => {
    const notice = takeNotice(this.request, this.reply);
    return {
      shopName: this.#shop.settings.config.name,
      title: this.t(title, values),
      ...(lead && { lead: this.t(lead, values) }),
      ...(notice && { notice }),
    };
  };

  #shopper<Owner extends Session | undefined>(session: Owner): Shopper<Owner> {
    const { language, currency, pricing } = this;
    return { session, language, currency, pricing };
  }

  async #begin(): Promise<Session> {
    const found = await this.session();
    if (found) return found;
    const { language, currency, regionId } = this;
    const { hash, token } = await this.#shop.clients.sessions.start({
      language,
      currency: currency.id,
      regionId,
    });
    setSession(this, token);
    return { hash, clientId: undefined };
  }

  async #pricePersonally(): Promise<PricingContext> {
    const code = await this.#shop.ordering.rebateCodes.activeFor(await this.shopper());
    return { ...this.pricing, ...(code && { code }) };
  }
}

/** Gives every request its context: it is made here and nowhere else. */
export function openContexts(app: FastifyInstance, shop: Services): void {
  app.decorateRequest('context');
  app.addHook('onRequest', (request, reply, done) => {
    openContext(shop, request, reply);
    done();
  });
}

/** For requests that never get as far as a hook. */
export function openContext(shop: Services, request: FastifyRequest, reply: FastifyReply): RequestContext {
  request.context = new RequestContext(shop, request, reply);
  return request.context;
}
