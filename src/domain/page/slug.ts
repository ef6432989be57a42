/** 'Kawa ziarnista Łagodna' becomes 'kawa-ziarnista-lagodna'. */
export function slugOf(name: string): string {
  const plain = name.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
