import { type Xml, xmlText } from './xml.ts';

/** What KSeF asks of whoever signs in by a certificate, and in whose name that is. */
export type SignInRequest = { challenge: string; nip: string };

export type SigningCertificate = {
  /** Its bytes in Base64, and their SHA-256. */
  content: string;
  digest: string;
  /** Who has issued it, as RFC 4514 writes names. */
  issuer: string;
  serialNumber: bigint;
};

export type SignatureKind = 'ecdsa' | 'rsa';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
const CANONICAL = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = `${DSIG}enveloped-signature`;
const SHA_256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const METHODS: Record<SignatureKind, string> = {
  ecdsa: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
  rsa: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
};
const SIGNATURE = 'Signature';
const PROPERTIES = 'SignedProperties';

/** The request as it is before it is signed (AuthTokenRequest 2.0): what is signed, to the letter. */
export const requestText = (request: SignInRequest): string => xmlText(requestXml(request, []));

/**
 * When it is signed, and by which certificate (XAdES-BES). Each part names the namespaces that it uses itself, also where
 * the part around it has: so its text is its own exclusive canonical form, which is what is signed.
 */
export const propertiesXml = (at: Date, certificate: SigningCertificate): Xml => {
  const { digest, issuer, serialNumber } = certificate;
  const ofCertificate: Xml[] = [
    ['xades:CertDigest', [ds('DigestMethod', '', { Algorithm: SHA_256 }), ds('DigestValue', digest)]],
    ['xades:IssuerSerial', [ds('X509IssuerName', issuer), ds('X509SerialNumber', String(serialNumber))]],
  ];
  const signed: Xml[] = [
    ['xades:SigningTime', at.toISOString()],
    ['xades:SigningCertificate', [['xades:Cert', ofCertificate]]],
  ];
  return [
    `xades:${PROPERTIES}`,
    [['xades:SignedSignatureProperties', signed]],
    { 'xmlns:xades': XADES, Id: PROPERTIES },
  ];
};

/** What the signature itself is made of: what request and properties hash to. */
export const signedInfoXml = (kind: SignatureKind, digests: { request: string; properties: string }): Xml => [
  'ds:SignedInfo',
  [
    ['ds:CanonicalizationMethod', '', { Algorithm: CANONICAL }],
    ['ds:SignatureMethod', '', { Algorithm: METHODS[kind] }],
    reference([ENVELOPED, CANONICAL], digests.request, { URI: '' }),
    reference([CANONICAL], digests.properties, { Type: `${ETSI}${PROPERTIES}`, URI: `#${PROPERTIES}` }),
  ],
  { 'xmlns:ds': DSIG },
];

const ETSI = 'http://uri.etsi.org/01903#';

type Signed = { info: Xml; properties: Xml; signature: string; certificate: SigningCertificate };

/** The request with its signature in it. */
export function signedRequestText(
  request: SignInRequest,
  { info, properties, signature, certificate }: Signed,
): string {
  const parts: Xml[] = [
    info,
    ['ds:SignatureValue', signature],
    ['ds:KeyInfo', [['ds:X509Data', [['ds:X509Certificate', certificate.content]]]]],
    [
      'ds:Object',
      [['xades:QualifyingProperties', [properties], { 'xmlns:xades': XADES, Target: `#${SIGNATURE}` }]],
    ],
  ];
  return xmlText(requestXml(request, [['ds:Signature', parts, { 'xmlns:ds': DSIG, Id: SIGNATURE }]]));
}

const requestXml = ({ challenge, nip }: SignInRequest, signature: Xml[]): Xml => [
  'AuthTokenRequest',
  [
    ['Challenge', challenge],
    ['ContextIdentifier', [['Nip', nip]]],
    ['SubjectIdentifierType', 'certificateSubject'],
    ...signature,
  ],
  { xmlns: 'http://ksef.mf.gov.pl/auth/token/2.0' },
];

const ds = (name: string, within: string, attributes: Record<string, string> = {}): Xml => [
  `ds:${name}`,
  within,
  { 'xmlns:ds': DSIG, ...attributes },
];

const reference = (transforms: readonly string[], digest: string, to: Record<string, string>): Xml => [
  'ds:Reference',
  [
    ['ds:Transforms', transforms.map((Algorithm): Xml => ['ds:Transform', '', { Algorithm }])],
    ['ds:DigestMethod', '', { Algorithm: SHA_256 }],
    ['ds:DigestValue', digest],
  ],
  to,
];
