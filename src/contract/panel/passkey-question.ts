/** What a browser is asked with, in the form that PublicKeyCredential.parse…FromJSON() take; bytes as base64url. */
export type SignInQuestion = {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: 'required';
};

export type NewPasskeyQuestion = {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  excludeCredentials: { type: 'public-key'; id: string }[];
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' };
  attestation: 'none';
  timeout: number;
};
