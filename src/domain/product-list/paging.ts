/** Page numbers to link to: the first, the last, and those around the current one; 0 stands for a gap. */
export function pageNumbers(current: number, count: number): number[] {
  const wanted = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    return gap > 2 ? [0, page] : gap === 2 ? [page - 1, page] : [page];
  });
}
