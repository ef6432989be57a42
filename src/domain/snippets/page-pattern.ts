/** Whether a page's path fits one of the patterns: words with spaces between, in which `*` stands for anything. */
export function fitsPages(patterns: string, path: string): boolean {
  return patterns.split(/\s+/).some((pattern) => pattern !== '' && fits(pattern, path));
}

/** Piece by piece from the left: a long pattern cannot take long, as a regular expression could. */
function fits(pattern: string, path: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return path === start;
  if (!path.startsWith(start)) return false;
  let from = start.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, from);
    if (found < 0) return false;
    from = found + piece.length;
  }
  return path.length - end.length >= from && path.endsWith(end);
}
