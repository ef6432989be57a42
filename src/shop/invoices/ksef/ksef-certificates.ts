import { panelLinks } from '#contract/panel/panel-links.ts';
import {
  type CertificateEnd,
  type CertificateUse,
  certificateEnd,
} from '#domain/invoices/ksef/certificate-end.ts';
import { dateOf } from '#domain/time/zone.ts';
import { type OwnerParts, tellOwner } from '#shop/email/owner/tell-owner.ts';
import type { InvoicesParts } from '#shop/invoices/invoices-parts.ts';
import { type CertificatePems, type KsefCertificate, openKsefCertificate } from './ksef-certificate.ts';
import { type OfflineCertificate, openOfflineCertificate } from './offline-certificate.ts';

export type CertificateFiles = Partial<Record<CertificateUse, CertificatePems | undefined>>;

export type KsefCertificates = {
  signIn: KsefCertificate | undefined;
  offline: OfflineCertificate | undefined;
  /** Those that end soon, or have. */
  ending(now: number): CertificateEnd[];
};

/** The seller's certificates of KSeF, which the environment names. */
export function openKsefCertificates(files: CertificateFiles): KsefCertificates {
  const signIn = files.signIn && openKsefCertificate('KSEF', files.signIn);
  const offline = files.offline && openKsefCertificate('KSEF_OFFLINE', files.offline);
  const opened = [
    ...(signIn ? [{ use: 'signIn' as const, endsAt: signIn.endsAt }] : []),
    ...(offline ? [{ use: 'offline' as const, endsAt: offline.endsAt }] : []),
  ];
  return {
    signIn,
    offline: offline && openOfflineCertificate(offline),
    ending: (now) => opened.flatMap((one) => certificateEnd(one, now) ?? []),
  };
}

type Parts = Pick<InvoicesParts, 'database' | 'rules'> & OwnerParts;

/** Writes to the owner once that a certificate ends, and once that it has ended. */
export async function tellOfEnding(parts: Parts, ending: readonly CertificateEnd[]): Promise<void> {
  for (const { use, endsAt, isOver } of ending) {
    const day = dateOf(endsAt.getTime(), parts.rules.timeZone);
    await parts.database.orm.transaction((tx) =>
      tellOwner(tx, parts, {
        ...{ event: 'certificate_end', object: `${use} ${day}${isOver ? ' over' : ''}` },
        content: { kind: 'owner_certificate', use, day, isOver, link: panelLinks.invoices },
      }),
    );
  }
}
