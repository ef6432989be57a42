import { constants, verify, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Verified } from '#domain/invoices/ksef/verification.ts';
import { openKsefCertificates } from './ksef-certificates.ts';

/** Of nobody, for this test alone; its number is the example of KSeF's documentation. */
const OF_CURVE = {
  certificate: `-----BEGIN CERTIFICATE-----
MIIBiDCCAS2gAwIBAgIIAfIKXTUq5ZAwCgYIKoZIzj0EAwIwHjELMAkGA1UEBhMC
UEwxDzANBgNVBAMMBk5vYm9keTAgFw0yNjExMTkyMDMxMzFaGA8yMTI2MTAyNjIw
MzEzMVowHjELMAkGA1UEBhMCUEwxDzANBgNVBAMMBk5vYm9keTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABBP/0pJPO98axplagASHdvvteZtm6KkB9sJeWDJK0BIc
STn3StptF7ksj511Wgs9yn3v6yXB6GYbWMbsF7CXaRujUzBRMB0GA1UdDgQWBBS5
qDYIrtAQV+12P14O17OwNP4AJDAfBgNVHSMEGDAWgBS5qDYIrtAQV+12P14O17Ow
NP4AJDAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQCzPHGhh9FO
qM/dl4fRk074ZMZkERfvIYGcaGJi6VodUAIhAMbCF02z894PGLdugir1z/s5bpaj
vGpSDKtMLfw4xvE3
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgolZt7BFua/tN6ixu
beLF2ru28iM+uSIZ84KsUBtTBpChRANCAAQT/9KSTzvfGsaZWoAEh3b77XmbZuip
AfbCXlgyStASHEk590rabRe5LI+ddVoLPcp97+slwehmG1jG7Bewl2kb
-----END PRIVATE KEY-----`,
};
const pem = (name: string) => readFileSync(`demo/gateway/ksef/stand-in-${name}.pem`, 'utf8');
const OF_RSA = { certificate: pem('certificate'), key: pem('key') };
const VERIFIED = {
  address: 'https://qr-test.ksef.mf.gov.pl',
  nip: '5260250274',
  issuedOn: '2026-11-19',
  hash: 'aGFzaA',
};

const linkBy = (offline: typeof OF_RSA, to: Verified) =>
  openKsefCertificates({ offline }).offline?.link(to) ?? '';

/** The link and its signature. */
function taken(link: string) {
  const [, signed = '', signature = ''] = /^https:\/\/(.+)\/([\w-]+)$/.exec(link) ?? [];
  return [Buffer.from(signed), Buffer.from(signature, 'base64url')] as const;
}

describe('what was issued offline is signed', () => {
  test('on a curve, both halves of the signature after each other', () => {
    const link = linkBy(OF_CURVE, VERIFIED);
    expect(link).toContain('/certificate/Nip/5260250274/5260250274/01F20A5D352AE590/aGFzaA/');
    const [signed, signature] = taken(link);
    const { publicKey } = new X509Certificate(OF_CURVE.certificate);
    expect(signature).toHaveLength(64);
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
  });

  test('by RSA with PSS, its salt as long as the hash', () => {
    const [signed, signature] = taken(linkBy(OF_RSA, VERIFIED));
    const { publicKey } = new X509Certificate(OF_RSA.certificate);
    const how = { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
    expect(verify('sha256', signed, how, signature)).toBe(true);
  });

  test('by no key but that of the certificate, which is said before the shop opens', () => {
    expect(() => linkBy({ ...OF_RSA, key: OF_CURVE.key }, VERIFIED)).toThrow(
      'KSEF_OFFLINE_KEY is not the key of KSEF_OFFLINE_CERTIFICATE.',
    );
  });
});
