/** One line of a table, every cell in quotes. */
export const csvLine = (cells: readonly string[], separator = ';') =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)}\r\n`;
