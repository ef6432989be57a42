import fc from 'fast-check';

const PIECES = [
  ...['/', '//', '\\', '.', '..', '%2e', '%2E.', '%2f', '%5c', '%00', '%', '@', ':', '?', '#', ';', '&'],
  ...['\t', '\n', '\r', '\0', ' ', '\u00a0', '\u2028', '／', '。', 'ż', '\ud800'],
  ...[
    'en',
    'x',
    'produkt',
    'settings.php',
    'evil.example',
    'user:secret@evil.example',
    '[::1]',
    'javascript:',
  ],
];

/** Addresses with which somebody would lead a shopper to another site. */
export const hostileAddress = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => `/en/${pieces.join('')}`),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);
