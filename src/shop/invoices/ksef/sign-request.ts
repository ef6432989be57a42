import { createHash, sign } from 'node:crypto';
import {
  propertiesXml,
  requestText,
  type SignInRequest,
  signedInfoXml,
  signedRequestText,
} from '#domain/invoices/ksef/sign-in-request.ts';
import { xmlText } from '#domain/invoices/ksef/xml.ts';
import type { KsefCertificate } from './ksef-certificate.ts';

/** A request to sign in, signed in itself (XAdES-BES, enveloped). Times are KSeF's, whatever the clock of this machine says. */
export function signRequest(
  { known, secret, kind }: KsefCertificate,
  request: SignInRequest & { at: Date },
): string {
  const certificate = {
    ...{ content: known.raw.toString('base64'), digest: digestOf(known.raw) },
    ...{ issuer: nameOf(known.issuer), serialNumber: BigInt(`0x${known.serialNumber}`) },
  };
  const properties = propertiesXml(request.at, certificate);
  const info = signedInfoXml(kind, {
    request: digestOf(requestText(request)),
    properties: digestOf(xmlText(properties)),
  });
  const signature = sign('sha256', Buffer.from(xmlText(info)), {
    key: secret,
    // Both halves after each other, as XML signatures have them; without a meaning for RSA.
    dsaEncoding: 'ieee-p1363',
  }).toString('base64');
  return signedRequestText(request, { info, properties, signature, certificate });
}

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');

/** Kinds of names for which RFC 4514 knows no letters. */
const NUMBERED: Readonly<Record<string, string>> = {
  organizationIdentifier: '2.5.4.97',
  serialNumber: '2.5.4.5',
};

/** A name of a certificate as RFC 4514 writes it: the nearest part first, in one line. */
const nameOf = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.replace(/^(\w+)=/, (whole, kind) => (NUMBERED[kind] ? `${NUMBERED[kind]}=` : whole)))
    .reverse()
    .join(',');
