/** The sum of the digits, each times the weight at its place; digits without a weight do not count. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place] ?? 0), 0);
}

/** The digits as a number modulo another, one by one, so that no number is too long. */
export function modulo(digits: string, divisor: number): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % divisor, 0);
}

/** ISO 7064 MOD 97-10: letters count as 10 to 35. */
export function modulo97(signs: string): number {
  return modulo([...signs].map((sign) => Number.parseInt(sign, 36)).join(''), 97);
}

/** Luhn's check of credit cards: every second digit from the end is doubled, and its digits are summed. */
export function isLuhn(digits: string): boolean {
  return luhnSum(digits) % 10 === 0;
}

/** The digit that Luhn's check wants after these. */
export function luhnDigit(digits: string): number {
  return (10 - (luhnSum(`${digits}0`) % 10)) % 10;
}

/** ISO 7064 MOD 11,10: the last digit checks all before it. */
export function isMod11And10(digits: string): boolean {
  const product = [...digits.slice(0, -1)].reduce((rest, digit) => {
    const sum = (rest + Number(digit)) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (product + Number(digits.at(-1))) % 10 === 1;
}

/** The sum of Luhn's check: the last digit counts once, the one before it twice, and so on. */
export function luhnSum(digits: string): number {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  return [...digits]
    .toReversed()
    .reduce(
      (sum, digit, place) => sum + (place % 2 === 0 ? Number(digit) : (doubled[Number(digit)] ?? 0)),
      0,
    );
}
