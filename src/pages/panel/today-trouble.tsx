import type { ReactNode } from 'react';
import { ordersAddress } from '#contract/panel/orders-query.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { CertificateEnd } from '#domain/invoices/ksef/certificate-end.ts';
import { formatDate } from '#domain/page/date.ts';
import type { RefundTrouble } from '#domain/payments/provider-refund.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { When } from '#ui/panel/when.tsx';
import { Part } from './today-part.tsx';

export type TroublesView = {
  failedEmails?: number;
  /** `amount` as it is written. */
  failedRefunds?: {
    count: number;
    rows: readonly { id: number; number: string; amount: string; what: RefundTrouble; at: Date }[];
  };
  refusedPayments?: { count: number; rows: readonly { id: number; number: string; at: Date }[] };
  deafWebhooks?: { count: number; rows: readonly { id: number; address: string; dead: number }[] };
  endingCertificates?: readonly CertificateEnd[];
};

/** What did not work out, and where it is seen to. */
export function Trouble({
  failedEmails = 0,
  failedRefunds,
  refusedPayments,
  deafWebhooks,
  endingCertificates = [],
}: { [Of in keyof TroublesView]: TroublesView[Of] | undefined }) {
  const { t } = usePanel();
  const counts = [
    failedEmails,
    endingCertificates.length,
    ...[failedRefunds, refusedPayments, deafWebhooks].map((one) => one?.count ?? 0),
  ];
  return (
    <Part title={t('today.trouble')}>
      {counts.every((count) => count === 0) && <p className="muted">{t('today.noTrouble')}</p>}
      <Certificates ends={endingCertificates} />
      {failedRefunds && <Refunds {...failedRefunds} />}
      {refusedPayments && <Payments {...refusedPayments} />}
      {failedEmails > 0 && (
        <Failed
          title={t('today.failedEmails', { n: failedEmails })}
          all={<a href={panelLinks.failedEmails}>{t('today.allEmails')}</a>}
        />
      )}
      {deafWebhooks && <Webhooks {...deafWebhooks} />}
    </Part>
  );
}

function Certificates({ ends }: { ends: readonly CertificateEnd[] }) {
  const { t, language } = usePanel();
  return ends.map(({ use, endsAt, isOver }) => (
    <p key={use}>
      <StateWord kind={isOver ? 'bad' : 'wait'}>
        {t(`today.certificate${isOver ? 'Over' : ''}.${use}`, {
          day: formatDate(endsAt.toISOString().slice(0, 10), language),
        })}
      </StateWord>
    </p>
  ));
}

function Refunds({ count, rows }: NonNullable<TroublesView['failedRefunds']>) {
  const { t } = usePanel();
  return (
    <Failed
      title={t('today.failedRefunds', { n: count })}
      rows={rows.map(({ id, number, amount, what, at }) => (
        <li key={id} className="facts">
          <a href={panelLinks.order(number)}>{number}</a> <strong>{amount}</strong>{' '}
          <span>{t(`today.refund.${what}`)}</span> <When at={at} />
        </li>
      ))}
      all={count > rows.length && <a href={ordersAddress({ view: 'refunds' })}>{t('today.allRefunds')}</a>}
    />
  );
}

function Payments({ count, rows }: NonNullable<TroublesView['refusedPayments']>) {
  const { t } = usePanel();
  return (
    <Failed
      title={t('today.refusedPayments', { n: count })}
      rows={rows.map(({ id, number, at }) => (
        <li key={id}>
          <a href={panelLinks.order(number)}>{number}</a> <When at={at} />
        </li>
      ))}
      all={
        count > rows.length && (
          <a href={ordersAddress({ view: 'refused_payments' })}>{t('today.allRefused', { n: count })}</a>
        )
      }
    />
  );
}

function Webhooks({ count, rows }: NonNullable<TroublesView['deafWebhooks']>) {
  const { t } = usePanel();
  return (
    <Failed
      title={t('today.deafWebhooks', { n: count })}
      rows={rows.map(({ id, address, dead }) => (
        <li key={id}>
          <a className="any-break" href={panelLinks.webhook(id)}>
            {shortOf(address)}
          </a>{' '}
          <span className="muted">{t('today.notTaken', { n: dead })}</span>
        </li>
      ))}
      all={count > rows.length && <a href={panelLinks.webhooks}>{t('today.allWebhooks')}</a>}
    />
  );
}

/** What is asked for with an address is no part of its name. */
function shortOf(address: string): string {
  const { host, pathname } = new URL(address);
  return pathname === '/' ? host : host + pathname;
}

type List = { title: string; rows?: readonly ReactNode[]; all: ReactNode };

function Failed({ title, rows, all }: List) {
  if (rows?.length === 0) return null;
  return (
    <>
      <p>
        <StateWord kind="bad">{title}</StateWord>
      </p>
      {rows && <ul className="lines">{rows}</ul>}
      {all && <p>{all}</p>}
    </>
  );
}
