const ESCAPED = /[<>&\u2028\u2029]/g;

/**
 * A value as the text of a script: JSON that no reader of HTML or of old JavaScript can take for anything else,
 * whatever stands in it.
 */
export function scriptValue(value: unknown): string {
  const json = JSON.stringify(value) ?? 'null';
  return json.replace(ESCAPED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
