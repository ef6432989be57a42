/** A command line taken apart: plain words, switches and named values; or why it cannot be understood. */
export type Words =
  | { files: string[]; flags: Set<string>; values: Map<string, string> }
  | { problem: string };

export function readWords(
  argv: readonly string[],
  flags: readonly string[],
  values: readonly string[],
): Words {
  const read = { files: [] as string[], flags: new Set<string>(), values: new Map<string, string>() };
  const words = argv.flatMap((word) => (word.startsWith('--') ? word.split(/=(.*)/s, 2) : [word]));
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (flags.includes(word)) read.flags.add(word);
    else if (values.includes(word)) {
      const value = words[++index];
      if (!value) return { problem: `${word} needs a word after it.` };
      read.values.set(word, value);
    } else if (word.startsWith('-') && word !== '-') return { problem: `'${word}' is not known here.` };
    else read.files.push(word);
  }
  return read;
}
