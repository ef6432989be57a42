/** A day as statements write it ('261119', '2026-11-19', '19.11.2026', '19-11-2026'): '2026-11-19', or undefined. */
export function dateFrom(written: string): string | undefined {
  const text = written.trim();
  const [, short = '', m1 = '', d1 = ''] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  const [, y2 = '', m2 = '', d2 = ''] = /^(\d{4})[-./]?(\d{2})[-./]?(\d{2})(?:[ T].*)?$/.exec(text) ?? [];
  const [, d3 = '', m3 = '', y3 = ''] = /^(\d{2})[-./](\d{2})[-./](\d{4})(?:[ T].*)?$/.exec(text) ?? [];
  const year = short ? `20${short}` : y2 || y3;
  return existing(year, m1 || m2 || m3, d1 || d2 || d3);
}

function existing(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month}-${day}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().startsWith(date) ? date : undefined;
}
