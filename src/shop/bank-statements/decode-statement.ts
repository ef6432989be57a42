const ISO_LETTERS = [0xa1, 0xa6, 0xac, 0xb1, 0xb6, 0xbc];
const WINDOWS_LETTERS = [0x8c, 0x8f, 0x9c, 0x9f, 0xa5, 0xb9];

/** A bank's file as text: in UTF-8, or else in whichever of the two old Polish encodings its ą, ś and ź are. */
export function decodeStatement(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isIso = count(bytes, ISO_LETTERS) > count(bytes, WINDOWS_LETTERS);
    return new TextDecoder(isIso ? 'iso-8859-2' : 'windows-1250').decode(bytes);
  }
}

const count = (bytes: Uint8Array, letters: readonly number[]): number =>
  bytes.reduce((sum, byte) => (letters.includes(byte) ? sum + 1 : sum), 0);
