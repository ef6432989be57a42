import { expect, test } from 'vitest';
import { certificateLink, signedPart, verificationLink } from './verification.ts';

const VERIFIED = {
  ...{ address: 'https://qr-test.ksef.mf.gov.pl', nip: '1111111111', issuedOn: '2026-02-01' },
  hash: 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE',
};

test('the code of a document leads to it by seller, day and hash', () => {
  expect(verificationLink(VERIFIED)).toBe(
    'https://qr-test.ksef.mf.gov.pl/invoice/1111111111/01-02-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE',
  );
});

test('the code of whoever issued it names their certificate, and is signed without its protocol', () => {
  const link = certificateLink(VERIFIED, '01F20A5D352AE590');
  expect(signedPart(link)).toBe(
    'qr-test.ksef.mf.gov.pl/certificate/Nip/1111111111/1111111111/01F20A5D352AE590/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE',
  );
});
