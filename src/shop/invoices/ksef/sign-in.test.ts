import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openKsefStandIn } from '@witryna/demo/ksef';
import { describe, expect, test } from 'vitest';
import { requestText } from '#domain/invoices/ksef/sign-in-request.ts';
import { signInMistakes } from '#tests/support/ksef/sign-in-mistakes.ts';
import { type CertificatePems, openKsefCertificate } from './ksef-certificate.ts';
import { openKsefClient } from './ksef-client.ts';

const NIP = '5260250274';
const pem = (name: string) => readFileSync(`demo/gateway/ksef/stand-in-${name}.pem`, 'utf8');
/** On P-256, its key behind a password. */
const OF_CURVE = { certificate: pem('sign-in-certificate'), key: pem('sign-in-key'), password: 'kawa' };
const OF_RSA = { certificate: pem('certificate'), key: pem('key') };
const ADDRESS = 'https://api-test.ksef.mf.gov.pl/v2';

type Change = (xml: string) => string;

function opened(pems: CertificatePems = OF_CURVE, { nip = NIP, issued = [OF_CURVE, OF_RSA] } = {}) {
  const hands = {
    now: Date.parse('2027-03-01T12:00:00Z'),
    change: ((xml) => xml) as Change,
    sent: [] as string[],
  };
  const there = openKsefStandIn({
    ...{ nip: NIP, token: '', certificates: issued.map(({ certificate }) => certificate) },
    clock: () => hands.now,
  });
  const { authenticate } = openKsefClient({
    ...{ address: ADDRESS, nip, by: { certificate: openKsefCertificate('KSEF', pems) } },
    pause: async () => {},
    fetch(to, init = {}) {
      if (!String(to).endsWith('xades-signature')) return there.fetch(to, init);
      hands.sent.push(String(init.body));
      return there.fetch(to, { ...init, body: hands.change(String(init.body)) });
    },
  });
  return { hands, there, authenticate };
}

const inside = (xml: string, tag: string) => new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

describe('signing in to KSeF by a certificate', () => {
  test.each([
    ['a key on a curve, behind a password', OF_CURVE],
    ['an RSA key', OF_RSA],
  ])('works with %s', async (_, pems) => {
    const { authenticate } = opened(pems);
    expect(await authenticate()).toMatch(/^[0-9A-F]{24}$/);
    expect(await authenticate(), 'with a new challenge each time').toMatch(/^[0-9A-F]{24}$/);
  });

  test('asks for what the Ministry’s schema says', async () => {
    const { authenticate, hands } = opened();
    await authenticate();
    const challenge = inside(hands.sent[0] ?? '', 'Challenge');
    const request = requestText({ challenge, nip: NIP });
    expect(hands.sent[0]?.startsWith(request.replace('</AuthTokenRequest>', '<ds:Signature '))).toBe(true);
    expect(await signInMistakes(request)).toEqual([]);
    expect(await signInMistakes(request.replace(NIP, '12'))).not.toEqual([]);
  });

  test('is refused where anything was changed after it was signed', async () => {
    const { authenticate, hands } = opened();
    const changes: Change[] = [
      (xml) => xml.replace(`<Nip>${NIP}`, '<Nip>7010020817'),
      (xml) => xml.replace('certificateSubject', 'certificateFingerprint'),
      (xml) => xml.replace('2027-03-01T12:00:00', '2027-03-02T12:00:00'),
      (xml) => xml.replace(inside(xml, 'ds:DigestValue'), Buffer.alloc(32).toString('base64')),
      (xml) => xml.replace(/(<ds:SignatureValue>).{4}/, '$1AAAA'),
      (xml) => xml.replace('CN=Palarnia', 'CN=Kawiarnia'),
    ];
    for (const change of changes) {
      hands.change = change;
      await expect(authenticate()).rejects.toThrow('KSeF answers 400');
    }
    hands.change = (xml) => xml.replace(/<ds:Signature .*<\/ds:Signature>/, '');
    await expect(authenticate()).rejects.toThrow('9102');
  });

  test('is refused where another key has signed, also with a certificate put in its place', async () => {
    const { authenticate, hands } = opened();
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    hands.change = (xml) => {
      const info = /<ds:SignedInfo.*<\/ds:SignedInfo>/.exec(xml)?.[0] ?? '';
      const signature = sign('sha256', Buffer.from(info), { key: other, dsaEncoding: 'ieee-p1363' });
      return xml.replace(inside(xml, 'ds:SignatureValue'), signature.toString('base64'));
    };
    await expect(authenticate()).rejects.toThrow('the signature is not that of the certificate');
    const lines = OF_RSA.certificate.replace(/-----[^-]+-----|\s/g, '');
    hands.change = (xml) => xml.replace(inside(xml, 'ds:X509Certificate'), lines);
    await expect(authenticate()).rejects.toThrow('KSeF answers 400');
  });

  test('is refused with a challenge that was used before, or is older than ten minutes', async () => {
    const { authenticate, hands } = opened();
    await authenticate();
    hands.change = () => hands.sent[0] ?? '';
    await expect(authenticate()).rejects.toThrow('Nieprawidłowe wyzwanie');
    hands.change = (xml) => {
      hands.now += 600_001;
      return xml;
    };
    await expect(authenticate()).rejects.toThrow('Nieprawidłowe wyzwanie');
  });

  test('is refused by a certificate that has ended, that KSeF has not issued, or for another seller', async () => {
    const { authenticate, hands } = opened();
    hands.now = Date.parse('2028-12-31T00:00:00Z');
    await expect(authenticate()).rejects.toThrow(/460.*Nieważny certyfikat/);
    await expect(opened(OF_RSA, { issued: [OF_CURVE] }).authenticate()).rejects.toThrow(/460.*Niezaufany/);
    await expect(opened(OF_CURVE, { nip: '7010020817' }).authenticate()).rejects.toThrow(/415.*uprawnień/);
  });

  test('says before the shop opens what is wrong with the files', () => {
    const said = (pems: CertificatePems) => () => openKsefCertificate('KSEF', pems);
    expect(said({ ...OF_CURVE, password: undefined })).toThrow('KSEF_KEY_PASSWORD is not its password');
    expect(said({ ...OF_CURVE, password: 'herbata' })).toThrow('KSEF_KEY_PASSWORD is not its password');
    expect(said({ ...OF_CURVE, certificate: 'nothing' })).toThrow('KSEF_CERTIFICATE is no certificate');
    expect(said({ ...OF_CURVE, key: OF_RSA.key })).toThrow('KSEF_KEY is not the key of KSEF_CERTIFICATE');
    expect(createPrivateKey({ key: OF_CURVE.key, passphrase: 'kawa' }).asymmetricKeyType).toBe('ec');
  });
});
