import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import type { InvoiceKind } from '#domain/invoices/invoice.ts';
import type { Order, OrderAddress } from '#domain/order/order.ts';
import { type PageNotice, personalPage } from '#pages/account/form-page.tsx';
import type { Page } from '#pages/page.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Day } from '#ui/day/day.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { ShopViewProvider, useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderReturns, type WithdrawalView } from './order-returns.tsx';
import { OrderUnderWay } from './order-under-way.tsx';
import { OrderWaiting, type WaitingView } from './order-waiting.tsx';

export type OrderPageData = {
  order: Order & Parameters<typeof OrderReturns>[0]['order'];
  token: string;
  /** Where it is to be paid online: whether the shop still takes money so. */
  online?: 'offered' | 'not_offered' | undefined;
  /** Whether a payment was begun a moment ago that nobody has told of yet. */
  isChecked?: boolean;
  /** The answer takes longer than it does as a rule: another try is offered. */
  isLate?: boolean;
  /** Days as the shop writes them, by event. */
  events: { key: string; text: string; date: string }[];
  /** The last day on which what is owed goes back, as the language writes it. */
  owedUntil?: string;
  /** The last day to pay it, as the language writes it, where it lapses unpaid. */
  payUntil?: string;
  withdrawals: readonly WithdrawalView[];
  waiting: readonly WaitingView[];
  /** The first day of its services, as the language writes it, where nobody asked for them sooner. */
  serviceFrom?: string;
  /** Where to transfer the money to, where it is awaited that way. */
  transfer?: { name: string; account: string };
  /** Invoices and their corrections, and whether the first can be asked for. */
  documents?: readonly { kind: InvoiceKind; name: string; href: string }[];
  mayAskInvoice?: boolean;
  /** What was agreed to, as it stood then. */
  terms?: readonly { title: string; href: string; since: string }[];
};

type Words = { shopName: string; title: string; notice?: PageNotice };

/** An order for whoever has its link: a guest needs no account to see what became of it. */
export function orderPage(words: Words, data: OrderPageData): Page {
  const { number } = data.order;
  return personalPage(
    { ...words, path: (links) => links.order(number, data.token) },
    <div className="wrap checkout">
      <div className="checkout__main flow">
        <h1>{words.title}</h1>
        {words.notice && <Notice kind={words.notice.kind}>{words.notice.text}</Notice>}
        <OrderState {...data} />
      </div>
      <div className="checkout__aside">
        <AsSold order={data.order}>
          <OrderLines
            lines={data.order.lines.map((line, index) => ({ ...line, key: String(index) }))}
            totals={data.order.totals}
            code={data.order.code ?? undefined}
            hasDelivery
          />
        </AsSold>
      </div>
    </div>,
  );
}

/** By the price type that it was sold by, whatever the shop has sold by since. */
function AsSold({ order: { priceType }, children }: { order: Order; children: ReactNode }) {
  const { language, currency, texts } = useShop();
  return <ShopViewProvider view={{ language, currency, texts, priceType }}>{children}</ShopViewProvider>;
}

function OrderState(data: OrderPageData) {
  const { order, token, online, isChecked, payUntil, owedUntil, events, transfer, serviceFrom, withdrawals } =
    data;
  const { waiting, isLate } = data;
  const { t, money, language } = useShop();
  const links = useLinks();
  const written = (amount: number) =>
    order.priceType === 'net' ? t('price.gross', { price: money(amount) }) : money(amount);
  const total = written(order.toPay);
  const link = { number: order.number, token };
  return (
    <>
      <p className="order-state">
        {t('order.status')}: <strong>{t(`order.${order.told}`)}</strong>
      </p>
      <OrderWaiting parcels={waiting} />
      <OrderUnderWay parcels={order.underWay} />
      {isChecked && <Notice kind="info">{t(isLate ? 'order.checkingLate' : 'order.checking')}</Notice>}
      {isPaidOtherwise(order) && <p>{t('order.received', { amount: written(order.received) })}</p>}
      {order.awaitsPayment && <p>{t('order.toPay', { amount: total })}</p>}
      {order.owed > 0 && owedUntil && (
        <p>{t('order.owed', { amount: written(order.owed), date: owedUntil })}</p>
      )}
      {order.refunding > 0 && <p>{t('order.refunding', { amount: written(order.refunding) })}</p>}
      {serviceFrom && <p>{t('order.serviceFrom', { date: serviceFrom })}</p>}
      {order.refunded > 0 && <p>{t('order.refunded', { amount: written(order.refunded) })}</p>}
      <OrderReturns order={order} withdrawals={withdrawals} written={written} />
      {payUntil && !isChecked && <p>{t('order.payUntil', { date: payUntil })}</p>}
      {online === 'offered' && (!isChecked || isLate) && (
        <PostButton
          action={links.orderPay}
          fields={link}
          label={t(isChecked ? 'order.payAgain' : 'order.payNow')}
          kind={isChecked ? 'secondary' : 'primary'}
        />
      )}
      {online === 'not_offered' && <p>{t('order.noOnline')}</p>}
      {order.awaitsPayment && transfer && (
        <section className="flow">
          <h2>{t('order.transfer')}</h2>
          <dl className="details">
            <dt>{t('order.transferTo')}</dt>
            <dd>{transfer.name}</dd>
            <dt>{t('order.transferAccount')}</dt>
            <dd>{transfer.account}</dd>
            <dt>{t('order.transferTitle')}</dt>
            <dd>{order.number}</dd>
            <dt>{t('order.transferAmount')}</dt>
            <dd>{total}</dd>
          </dl>
        </section>
      )}
      <div className="checkout__parts">
        <Part title={t('checkout.billing')} lines={addressLines(order.billing, language)} />
        <Part title={t('checkout.otherTitle')} lines={addressLines(order.delivery, language)} />
        <Part
          title={t('checkout.deliveryCost')}
          lines={[order.deliveryName, order.pickupPoint ?? ''].filter(Boolean)}
        />
        <Part title={t('order.paymentTitle')} lines={[t(`order.pay.${order.payment}`)]} />
      </div>
      <Documents {...data} />
      <AgreedTerms {...data} />
      <section className="flow">
        <h2>{t('order.history')}</h2>
        <ol className="order-events">
          {events.map(({ key, text, date }) => (
            <li key={key}>
              <Day day={date} /> {text}
            </li>
          ))}
        </ol>
      </section>
      <div className="form__actions">
        <PostButton
          action={links.orderAgain}
          fields={link}
          label={t('order.buyAgain')}
          kind={order.awaitsPayment ? 'secondary' : 'primary'}
        />
        <ButtonLink kind="secondary" href={links.home}>
          {t('order.again')}
        </ButtonLink>
        {order.status !== 'cancelled' && (
          <>
            <ButtonLink kind="secondary" href={links.withdrawal(order.number)}>
              {t('withdrawal.link')}
            </ButtonLink>
            <ButtonLink kind="secondary" href={links.complaint(order.number)}>
              {t('complaint.new')}
            </ButtonLink>
          </>
        )}
        {order.canCancel && (
          <PostButton action={links.orderCancel} fields={link} label={t('order.cancel')} kind="quiet" />
        )}
      </div>
    </>
  );
}

/** What came is said where it is not simply what the order comes to. */
const isPaidOtherwise = ({ received, awaitsPayment, owed, refunding, refunded }: Order): boolean =>
  received > 0 && (awaitsPayment || owed + refunding + refunded > 0);

function Documents({ order, token, documents = [], mayAskInvoice = false }: OrderPageData) {
  const { t } = useShop();
  const links = useLinks();
  if (documents.length === 0 && !mayAskInvoice) return null;
  return (
    <section className="flow">
      <h2>{t('order.invoices')}</h2>
      {documents.length > 0 && (
        <ul>
          {documents.map(({ kind, name, href }) => (
            <li key={name}>
              <a href={href}>{t(`order.document.${kind}`, { number: name })}</a>
            </li>
          ))}
        </ul>
      )}
      {mayAskInvoice && (
        <>
          <p>{t('order.invoiceTo')}</p>
          <PostButton
            action={links.invoice()}
            fields={{ number: order.number, token }}
            label={t('order.askInvoice')}
            kind="quiet"
          />
        </>
      )}
    </section>
  );
}

function AgreedTerms({ terms = [] }: OrderPageData) {
  const { t } = useShop();
  if (terms.length === 0) return null;
  return (
    <section className="flow">
      <h2>{t('order.terms')}</h2>
      <ul>
        {terms.map(({ title, href, since }) => (
          <li key={href}>
            <a href={href}>{t('order.termsFile', { title })}</a>, {t('order.termsSince', { date: since })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <address>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
          <span key={index}>{line}</span>
        ))}
      </address>
    </section>
  );
}

type PostButtonProps = {
  action: string;
  fields: Record<string, string>;
  label: string;
  kind: 'primary' | 'secondary' | 'quiet';
};

/** A button that does something, with no script. */
function PostButton({ action, fields, label, kind }: PostButtonProps) {
  return (
    <form action={action} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind={kind}>
        {label}
      </Button>
    </form>
  );
}

/** An address as it is written on an envelope. */
export function addressLines(address: OrderAddress, language: Language): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { firstname, lastname, company, taxNumber, street, streetNumber, zipcode, city, phone } = address;
  return [
    `${firstname} ${lastname}`,
    company,
    taxNumber,
    [street, streetNumber].filter(Boolean).join(' '),
    `${zipcode} ${city}`,
    address.country && names.of(address.country),
    phone,
  ].filter((line): line is string => Boolean(line));
}
