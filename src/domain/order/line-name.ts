/** 'Brazylia, 250 g': a line by the names of its product and its size. */
export const lineName = ({ name, sizeName }: { name: string; sizeName: string }): string =>
  [name, sizeName].filter(Boolean).join(', ');
