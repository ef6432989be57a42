import type { AnyAction } from '#domain/order/action-rights.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import { formatDate } from '#domain/page/date.ts';
import { refundDaysLeft, refundUntil } from '#domain/withdrawal/refund-deadline.ts';
import { DaysLeft } from '#ui/panel/days-left.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { ActionList } from './action-form.tsx';
import { OrderConsents } from './order-consents.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import type { MoneyView, OrderPageData } from './order-view.ts';
import { MoneyWord } from './order-words.tsx';
import { PaymentAttempts } from './payment-attempts.tsx';

/** Money, address, client and delivery, each with what may be changed of it. */
export function OrderAside(data: OrderPageData) {
  const { order } = data;
  return (
    <>
      {order.money && <Money data={data} view={order.money} />}
      <OrderInvoices {...data} />
      {/* What waits at a point goes there: whose it is comes after. */}
      {order.pickupPoint === null && <Recipient {...data} />}
      <Delivery {...data} />
      {order.pickupPoint !== null && <Recipient {...data} />}
      <OrderConsents order={order} />
      {order.client && <Client {...data} client={order.client} />}
    </>
  );
}

function Money({ data, view }: { data: OrderPageData; view: MoneyView }) {
  const { t } = usePanel();
  const { money, order } = data;
  const {
    totals,
    received,
    refunded,
    asked,
    expected,
    balance,
    owed,
    hasForeign,
    state,
    rows,
    owedSince,
    attempts,
  } = view;
  const sums = [
    ['order.goods', totals.goods],
    ['order.rebate', -totals.rebate],
    ['order.deliveryCost', totals.delivery],
    ['order.received', received],
    ['order.refunded', -refunded],
    ['order.asked', -asked],
    ['order.expected', expected],
    ['order.missing', Math.max(0, -balance)],
    ['order.owed', owed],
  ] as const;
  return (
    <section className="sheet">
      <h2>{t('order.money')}</h2>
      <p className="facts">
        <MoneyWord state={state} /> {t(`payment.${order.payment}`)}
      </p>
      <dl className="sums">
        {sums.map(([key, amount], index) =>
          amount === 0 && index > 0 ? null : (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ),
        )}
        <div className="sums__total">
          <dt>{t('order.due')}</dt>
          <dd>{money(view.due)}</dd>
        </div>
      </dl>
      {owed > 0 && owedSince && <OwedUntil since={owedSince} />}
      {hasForeign && <p>{t('order.foreign')}</p>}
      <details>
        <summary>{t('order.ledger')}</summary>
        <ul className="order__rows">
          {rows.map((row) => (
            <li key={row.id}>
              <p className="facts">
                <strong>{t(`moneyKind.${row.kind}`)}</strong> {money(row.amount, row.currency)}{' '}
                <When at={row.enteredAt} />
              </p>
              {(row.reference || row.reason) && (
                <p className="muted">
                  {[row.provider, row.reference, row.reason].filter(Boolean).join(' · ')}
                </p>
              )}
              {row.isAtProvider && <p className="muted">{t('order.atProvider')}</p>}
              <ActionList
                data={data}
                id={row.id}
                actions={row.actions}
                without={answeredAbove(data, row.id)}
              />
            </li>
          ))}
        </ul>
      </details>
      <PaymentAttempts attempts={attempts} money={money} />
      <ActionList
        data={data}
        actions={only(data, ['record_payment', 'ask_refund', 'refund_lines', 'refund_whole'])}
      />
    </section>
  );
}

/** What stands beside the next step already. */
const answeredAbove = ({ next, order }: OrderPageData, id: number): AnyAction[] =>
  next?.action === 'confirm_refund' && next.id === id && order.money?.trouble?.id === id
    ? ['fail_refund']
    : [];

function OwedUntil({ since }: { since: Date }) {
  const { t, timeZone, language, now } = usePanel();
  return (
    <p className="facts">
      <span>{t('order.owedUntil', { date: formatDate(refundUntil(since, timeZone), language) })}</span>
      <DaysLeft left={refundDaysLeft(since, now, timeZone)} />
    </p>
  );
}

function Recipient(data: OrderPageData) {
  const { t } = usePanel();
  const { pickupPoint, recipient } = data.order;
  const { address, phone } = recipient;
  return (
    <section className="sheet">
      <h2>{t(pickupPoint === null ? 'order.address' : 'order.recipient')}</h2>
      <Address address={address} />
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      {pickupPoint === null && <MapLink address={address} />}
      <ActionList data={data} actions={only(data, ['edit_address'])} />
    </section>
  );
}

function Delivery(data: OrderPageData) {
  const { t } = usePanel();
  const { order, point } = data;
  const { deliveryName, pickupPoint } = order;
  return (
    <section className="sheet">
      <h2>{t('order.delivery')}</h2>
      <p>{deliveryName}</p>
      {pickupPoint && (
        <p>
          {t('order.pickupPoint')}: <strong>{pickupPoint}</strong>
        </p>
      )}
      {point && (
        <>
          <address className="order__address">
            <span>{point.name}</span>
            <span>{point.street}</span>
            <span>{`${point.zipcode} ${point.city}`}</span>
          </address>
          <MapLink address={{ ...point, country: order.recipient.address.country }} />
        </>
      )}
      {data.methods.length > 0 && <ActionList data={data} actions={only(data, ['edit_delivery'])} />}
    </section>
  );
}

type Bought = { client: NonNullable<OrderPageData['order']['client']> };

function Client({ client, ...data }: OrderPageData & Bought) {
  const { t } = usePanel();
  const { order } = data;
  return (
    <section className="sheet">
      <h2>{t('order.billing')}</h2>
      <Address address={client.billing} />
      <p>
        <a
          href={`mailto:${client.email}?subject=${encodeURIComponent(t('order.title', { number: order.number }))}`}
        >
          {client.email}
        </a>
      </p>
      {client.id === null && <p className="muted">{t('order.guest')}</p>}
      <ActionList data={data} actions={only(data, ['edit_contact'])} />
    </section>
  );
}

function Address({ address }: { address: OrderAddress }) {
  const { firstname, lastname, company, taxNumber, street, streetNumber, zipcode, city, country } = address;
  const lines = [
    company,
    taxNumber && `NIP ${taxNumber}`,
    `${firstname} ${lastname}`,
    [street, streetNumber].filter(Boolean).join(' '),
    `${zipcode} ${city}`,
    country === 'PL' ? '' : country,
  ].filter(Boolean);
  return (
    <address className="order__address">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

type Place = Pick<OrderAddress, 'street' | 'streetNumber' | 'zipcode' | 'city' | 'country'>;

function MapLink({ address }: { address: Place }) {
  const { t } = usePanel();
  return (
    <p>
      <a href={mapOf(address)} rel="noreferrer" target="_blank">
        {t('order.map')}
      </a>
    </p>
  );
}

function mapOf({ street, streetNumber, zipcode, city, country }: Place): string {
  const house = [street, streetNumber].filter(Boolean).join(' ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${house}, ${zipcode} ${city}, ${country}`)}`;
}

const only = ({ order }: OrderPageData, wanted: readonly string[]) =>
  order.actions.filter(({ action }) => wanted.includes(action));
