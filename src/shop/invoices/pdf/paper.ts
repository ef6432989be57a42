import { encode } from 'uqr';
import type { Table } from '#shop/invoices/invoice-words.ts';

type Pdf = PDFKit.PDFDocument;
type Style = { font: 'normal' | 'bold'; size: number };

const TITLE: Style = { font: 'bold', size: 20 };
const HEADING: Style = { font: 'bold', size: 12 };
const STRONG: Style = { font: 'bold', size: 14 };
const TEXT: Style = { font: 'normal', size: 9.5 };
const BOLD: Style = { font: 'bold', size: 9.5 };
const SMALL: Style = { font: 'normal', size: 8 };
const GAP = 14;
const PADDING = 4;
const RULE = '#bbbbbb';
/** The side of a code. */
const CODE = 120;

/** Draws from the top down, a new page where there is no room, and tells screen readers what is what. */
export function openPaper(pdf: Pdf) {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const { left, right } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  const bottom = pdf.page.height - pdf.page.margins.bottom - GAP;
  const use = ({ font, size }: Style) => pdf.font(font).fontSize(size);
  let y = pdf.page.margins.top;

  function room(height: number): boolean {
    if (y + height <= bottom) return false;
    pdf.addPage();
    y = pdf.page.margins.top;
    return true;
  }

  function block(type: string, text: string, style: Style): void {
    const height = use(style).heightOfString(text, { width });
    room(height);
    root.add(pdf.struct(type, {}, [() => void use(style).text(text, left, y, { width })]));
    y += height;
  }

  /** What is drawn for the eye alone. */
  function artifact(draw: () => void): void {
    pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    pdf.endMarkedContent();
  }

  const rule = () =>
    artifact(
      () =>
        void pdf
          .moveTo(left, y)
          .lineTo(left + width, y)
          .lineWidth(0.5)
          .stroke(RULE),
    );

  function table({ columns, rows, sum }: Table): void {
    const whole = columns.reduce((sum, column) => sum + column.width, 0);
    const widths = columns.map((column) => (column.width / whole) * width);
    const tag = pdf.struct('Table');
    root.add(tag);
    const titles = columns.map(({ title }) => title);
    const heightOf = (cells: readonly string[], style: Style) =>
      Math.max(
        ...cells.map((cell, index) =>
          use(style).heightOfString(cell || ' ', { width: (widths[index] ?? 0) - 2 * PADDING }),
        ),
      ) +
      2 * PADDING;

    function row(cells: readonly string[], style: Style, type: 'TH' | 'TD'): void {
      const height = heightOf(cells, style);
      if (room(height) && type === 'TD') row(titles, BOLD, 'TH');
      const line = pdf.struct('TR');
      tag.add(line);
      let x = left;
      for (const [index, cell] of cells.entries()) {
        const [at, room] = [x, widths[index] ?? 0];
        const align = columns[index]?.isNumber ? 'right' : 'left';
        const box = { width: room - 2 * PADDING, align } as const;
        line.add(pdf.struct(type, {}, [() => void use(style).text(cell, at + PADDING, y + PADDING, box)]));
        x += room;
      }
      line.end();
      y += height;
      rule();
    }

    row(titles, BOLD, 'TH');
    for (const cells of rows) row(cells, TEXT, 'TD');
    if (sum) row(sum, BOLD, 'TD');
    tag.end();
    y += GAP;
  }

  return {
    title: (text: string): void => {
      block('H1', text, TITLE);
      y += GAP / 2;
    },
    heading: (text: string): void => {
      room(80);
      block('H2', text, HEADING);
      y += GAP / 2;
    },
    strong: (text: string): void => {
      block('P', text, STRONG);
      y += GAP / 2;
    },
    lines(texts: readonly string[]): void {
      if (texts.length === 0) return;
      for (const text of texts) block('P', text, TEXT);
      y += GAP;
    },
    /** Side by side. */
    parties(parties: readonly { role: string; lines: readonly string[] }[]): void {
      const share = width / parties.length;
      const top = y;
      let lowest = y;
      for (const [index, { role, lines }] of parties.entries()) {
        const at = left + index * share;
        const box = { width: share - GAP };
        y = top;
        for (const [text, style] of [[role, BOLD], ...lines.map((line) => [line, TEXT] as const)] as const) {
          const height = use(style).heightOfString(text, box);
          root.add(
            pdf.struct(style === BOLD ? 'H2' : 'P', {}, [() => void use(style).text(text, at, y, box)]),
          );
          y += height;
        }
        lowest = Math.max(lowest, y);
      }
      y = lowest + GAP;
    },
    table,
    /** Squares that lead somewhere, side by side, with what they are above and their labels below. */
    codes(codes: readonly { heading: string; link: string; label: string }[]): void {
      const share = width / Math.max(2, codes.length);
      room(CODE + 4 * GAP);
      const top = y;
      for (const [index, { heading, link, label }] of codes.entries()) {
        const at = left + index * share;
        const box = { width: share - GAP };
        const square = top + use(BOLD).heightOfString(heading, box) + PADDING;
        root.add(pdf.struct('P', {}, [() => void use(BOLD).text(heading, at, top, box)]));
        root.add(
          pdf.struct('Figure', { alt: `${heading}: ${link}` }, [() => drawCode(pdf, link, at, square)]),
        );
        pdf.link(at, square, CODE, CODE, link);
        const below = square + CODE + PADDING;
        root.add(pdf.struct('P', {}, [() => void use(SMALL).text(label, at, below, box)]));
        y = Math.max(y, below + use(SMALL).heightOfString(label, box));
      }
      y += GAP;
    },
    /** Written last, once it is known how many pages there are. */
    pageNumbers(say: (n: number, all: number) => string): void {
      root.end();
      const { start, count } = pdf.bufferedPageRange();
      for (let page = start; page < start + count; page++) {
        pdf.switchToPage(page);
        const below = pdf.page.height - pdf.page.margins.bottom;
        const { margins } = pdf.page;
        // Text below the margin would begin a page of its own.
        pdf.page.margins = { ...margins, bottom: 0 };
        artifact(() => void use(SMALL).text(say(page + 1, count), left, below, { width, align: 'right' }));
        pdf.page.margins = margins;
      }
    },
  };
}

/** Paths of one colour: sharp on every printer, and small. */
function drawCode(pdf: Pdf, link: string, x: number, y: number): void {
  const { data, size } = encode(link, { ecc: 'M', border: 2 });
  const side = CODE / size;
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) pdf.rect(x + column * side, y + row * side, side, side);
  pdf.fill('#000000');
}
