import { usePanel } from '#ui/panel/panel-view.tsx';
import type { PackingView } from './packing-view.ts';

/** To whom a parcel goes, as it is written on it. */
export function Recipient({ recipient: { address, phone } }: Pick<PackingView, 'recipient'>) {
  const { t, language } = usePanel();
  const { firstname, lastname, company, street, streetNumber, zipcode, city, country } = address;
  const lines = [
    `${firstname} ${lastname}`.trim(),
    company,
    [street, streetNumber].filter(Boolean).join(' '),
    `${zipcode} ${city}`,
    // Parcels within the country do not name it.
    country === HOME ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(country),
    phone ? t('paper.phone', { phone }) : undefined,
  ];
  return (
    <address className="recipient">
      {lines.flatMap((line) => (line ? [<span key={line}>{line}</span>] : []))}
    </address>
  );
}

const HOME = 'PL';
