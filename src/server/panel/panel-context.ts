import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, preferredLanguage } from '#contract/language.ts';
import {
  CSRF_FIELD,
  ENTRANCE_COOKIE,
  LABEL_FORMAT_COOKIE,
  STAFF_COOKIE,
} from '#contract/panel/panel-form.ts';
import { PANEL_PATH } from '#contract/panel/panel-links.ts';
import { isLabelFormat, type LabelFormat } from '#domain/carriers/label-format.ts';
import { deviceOf } from '#domain/device.ts';
import { type CurrencyFormat, currencyIn, moneyIn } from '#domain/price/mask.ts';
import type { Minor } from '#domain/price/money.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { PanelNotice } from '#pages/panel/panel-page.ts';
import { leaveNotice, takeNotice } from '#server/request/notice.ts';
import { one, type Query, readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import { newToken } from '#shop/session/token.ts';
import type { Seat } from '#shop/staff/staff-context.ts';
import { type Presence, SESSION_HOURS } from '#shop/staff/staff-sessions.ts';
import { textsIn } from '#texts/dictionary.ts';
import type { Texts } from '#texts/text-key.ts';
import { type DraftView, type PanelView, type PanelWords, panelWords } from '#ui/panel/panel-view.tsx';
import { panelCookie, setPanelCookie } from './panel-cookies.ts';

type Settings = Pick<Shop['settings'], 'config' | 'clock'>;
type Parts = {
  settings: Settings;
  request: FastifyRequest;
  reply: FastifyReply;
  presence: Presence | undefined;
};

const NOTICE = { cookie: 'panel_notice', path: PANEL_PATH };
const HOUR_SECONDS = 3600;

/** All that a request to the back office is about: who asks, and how they are spoken to. */
export class PanelContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly presence: Presence | undefined;
  readonly language: Language;
  readonly now: number;
  readonly t: PanelWords;
  /** What the member has typed into the forms of this page and not sent. */
  drafts: readonly DraftView[] = [];
  readonly #settings: Settings;
  readonly #currencies: readonly CurrencyFormat[];
  #csrf: string | undefined;

  constructor({ settings, request, reply, presence }: Parts) {
    this.request = request;
    this.reply = reply;
    this.presence = presence;
    this.#settings = settings;
    this.language = presence?.language ?? preferredLanguage(request.headers['accept-language']) ?? 'pl';
    this.now = settings.clock();
    this.t = panelWords(this.language);
    this.#currencies = settings.config.currencies.map((one) => currencyIn(one, this.language));
  }

  /** An amount as whoever asks reads it; in the shop's first currency where none is named. */
  readonly money = (amount: Minor, currency = this.#currencies[0]?.id ?? ''): string =>
    moneyIn(this.#currencies, amount, currency);

  /** Who is at work. Only behind a door that lets nobody else in. */
  get actor(): StaffActor {
    return this.#here.actor;
  }

  get session(): Buffer {
    return this.#here.session;
  }

  get email(): string {
    return this.#here.email;
  }

  get #here(): Presence {
    if (!this.presence) throw new Error('nobody is at work here');
    return this.presence;
  }

  get seat(): Seat {
    return { ip: this.request.ip, ...deviceOf(this.request.headers['user-agent']) };
  }

  /** What forms of the shop say of fields. */
  get texts(): Texts {
    return textsIn(this.language, this.#settings.config.texts);
  }

  /** What a form has to bring along: made from the cookie, so that no other site can know it. */
  get csrf(): string {
    this.#csrf ??= csrfOf(this.#secret());
    return this.#csrf;
  }

  get view(): PanelView {
    const { language, csrf, now, presence } = this;
    const { hasSound = false, hasKeys = true } = presence ?? {};
    const { timeZone } = this.#settings.config;
    const drafts = { drafts: this.drafts, restored: this.asked('draft') };
    const { labelFormat } = this;
    return {
      language,
      csrf,
      now,
      actor: presence?.actor,
      timeZone,
      hasSound,
      hasKeys,
      labelFormat,
      ...drafts,
    };
  }

  /** How labels were printed the last time, in this browser. */
  get labelFormat(): LabelFormat {
    const kept = panelCookie(this.request, LABEL_FORMAT_COOKIE);
    return isLabelFormat(kept) ? kept : 'pdf';
  }

  /** Whether a form was made by the shop for this very browser. */
  get isOwnForm(): boolean {
    const secret = panelCookie(this.request, STAFF_COOKIE) ?? panelCookie(this.request, ENTRANCE_COOKIE);
    const { body } = this.request;
    const sent =
      typeof body === 'object' && body !== null && CSRF_FIELD in body ? body[CSRF_FIELD] : undefined;
    if (!secret || typeof sent !== 'string') return false;
    const wanted = Buffer.from(csrfOf(secret));
    const given = Buffer.from(sent);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }

  /** The number of the thing in the address; 0, which nothing has, where it holds none. */
  get id(): number {
    const { id = '' } = this.request.params as { id?: string };
    return readId(id);
  }

  /** A parameter of the address; '' where it is not there. */
  readonly asked = (name: string): string =>
    one((this.request.query as Query)[name]).replaceAll('\u0000', '');

  /** A field of a form; '' where it was not sent. */
  readonly sent = (name: string): string => {
    const body = this.request.body as Record<string, unknown> | null;
    const value = typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? body[name] : '';
    return typeof value === 'string' ? value.replaceAll('\u0000', '') : '';
  };

  readonly leave = (notice: PanelNotice): void => void leaveNotice(this.reply, notice, NOTICE);
  readonly notice = (): PanelNotice | undefined => takeNotice(this.request, this.reply, NOTICE);

  #secret(): string {
    const known = panelCookie(this.request, STAFF_COOKIE) ?? panelCookie(this.request, ENTRANCE_COOKIE);
    if (known) return known;
    const fresh = newToken();
    setPanelCookie(this, ENTRANCE_COOKIE, fresh, SESSION_HOURS * HOUR_SECONDS);
    return fresh;
  }
}

const csrfOf = (secret: string) => createHash('sha256').update(`csrf ${secret}`).digest('base64url');
