import { createHash, verify, X509Certificate } from 'node:crypto';
import { allNamed, canonical, type Element, readXml, textOf } from './canonical-xml.ts';

/** What somebody has signed, and with which certificate. */
export type SignedRequest = {
  challenge: string;
  nip: string;
  certificate: X509Certificate;
  signedAt: number;
};

/** Why a request is not taken: a number of KSeF's documentation. */
export class NotSigned extends Error {
  readonly code: number;
  constructor(code: number, why: string) {
    super(why);
    this.code = code;
  }
}

const AUTH = '{http://ksef.mf.gov.pl/auth/token/2.0}';
const DS = '{http://www.w3.org/2000/09/xmldsig#}';
const XADES = '{http://uri.etsi.org/01903/v1.3.2#}';
const SHA_256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const CANONICAL = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';
const METHODS: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256': 'ec',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'rsa',
};

/** Reads an AuthTokenRequest with an enveloped XAdES signature, which covers all of it, or says what is wrong with it. */
export function readSignedRequest(xml: string): SignedRequest {
  const root = read(xml);
  const signatures = allNamed(root, `${DS}Signature`);
  if (signatures.length !== 1)
    throw new NotSigned(signatures.length ? 9103 : 9102, 'there must be one signature');
  const [signature] = signatures as [Element];
  if (root.name !== `${AUTH}AuthTokenRequest` || !root.children.includes(signature))
    throw new NotSigned(21401, 'no AuthTokenRequest with its signature');
  const info = one(signature, `${DS}SignedInfo`);
  const certificate = new X509Certificate(
    Buffer.from(textOf(one(signature, `${DS}X509Certificate`)), 'base64'),
  );
  checkReferences(root, signature, info);
  checkSignature(info, signature, certificate);
  checkProperties(signature, certificate);
  return {
    challenge: textOf(one(root, `${AUTH}Challenge`)),
    nip: textOf(one(one(root, `${AUTH}ContextIdentifier`), `${AUTH}Nip`)),
    certificate,
    signedAt: Date.parse(textOf(one(signature, `${XADES}SigningTime`))),
  };
}

function read(xml: string): Element {
  try {
    return readXml(xml);
  } catch (cause) {
    throw new NotSigned(21001, String(cause));
  }
}

/** Both references, each of its own kind: the whole document without its signature, and the signed properties. */
function checkReferences(root: Element, signature: Element, info: Element): void {
  const references = allNamed(info, `${DS}Reference`);
  const [whole, properties] = references;
  if (!whole || !properties || references.length !== 2)
    throw new NotSigned(9105, 'two references are needed');
  const signed = one(signature, `${XADES}SignedProperties`);
  const isRight =
    said(whole, 'URI') === '' &&
    transformsOf(whole).join() === [ENVELOPED, CANONICAL].join() &&
    said(properties, 'Type') === PROPERTIES &&
    said(properties, 'URI') === `#${said(signed, 'Id')}` &&
    transformsOf(properties).join() === CANONICAL;
  if (!isRight) throw new NotSigned(9105, 'what is signed is not the document and its properties');
  checkDigest(whole, canonical(root, signature));
  checkDigest(properties, canonical(signed));
}

function checkDigest(of: Element, content: string | Buffer): void {
  const isKnown = said(one(of, `${DS}DigestMethod`), 'Algorithm') === SHA_256;
  const digest = createHash('sha256').update(content).digest('base64');
  if (!isKnown || textOf(one(of, `${DS}DigestValue`)) !== digest)
    throw new NotSigned(9105, 'a digest is not that of its content');
}

function checkSignature(info: Element, signature: Element, { publicKey }: X509Certificate): void {
  const method = said(one(info, `${DS}SignatureMethod`), 'Algorithm');
  const isRight =
    said(one(info, `${DS}CanonicalizationMethod`), 'Algorithm') === CANONICAL &&
    METHODS[method] === publicKey.asymmetricKeyType &&
    verify(
      'sha256',
      Buffer.from(canonical(info)),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(textOf(one(signature, `${DS}SignatureValue`)), 'base64'),
    );
  if (!isRight) throw new NotSigned(9105, 'the signature is not that of the certificate');
}

/** XAdES-BES: the certificate is among what is signed, so that nobody can put another one in its place. */
function checkProperties(signature: Element, { raw, serialNumber }: X509Certificate): void {
  const target = said(one(signature, `${XADES}QualifyingProperties`), 'Target');
  if (target !== `#${said(signature, 'Id')}`) throw new NotSigned(9105, 'properties of another signature');
  const signing = one(signature, `${XADES}SigningCertificate`);
  checkDigest(one(signing, `${XADES}CertDigest`), raw);
  if (textOf(one(signing, `${DS}X509SerialNumber`)) !== String(BigInt(`0x${serialNumber}`)))
    throw new NotSigned(9105, 'the number of another certificate');
}

function one(within: Element, name: string): Element {
  const [first, ...others] = allNamed(within, name);
  if (!first || others.length > 0) throw new NotSigned(21401, `${name} must be there once`);
  return first;
}

const transformsOf = (reference: Element) =>
  allNamed(reference, `${DS}Transform`).map((transform) => said(transform, 'Algorithm'));

const said = (element: Element, attribute: string): string =>
  element.attributes.find(({ local, prefix }) => local === attribute && !prefix)?.value ?? '';
