import { numberOf, type Parcel } from './parcels.ts';

/** One page of the size A6 for each parcel: as small as a document can be. */
export function plainPdf(parcels: readonly Parcel[]): string {
  const pages = parcels.map(({ id }, at) => {
    const stream = `BT /F1 24 Tf 30 370 Td (InPost ${id}) Tj ET`;
    const [page, content] = [4 + at * 2, 5 + at * 2];
    return {
      page,
      objects: `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 298 420]/Resources<</Font<</F1 3 0 R>>>>/Contents ${content} 0 R>>endobj\n${content} 0 obj<</Length ${stream.length}>>stream\n${stream}\nendstream endobj\n`,
    };
  });
  const kids = pages.map(({ page }) => `${page} 0 R`).join(' ');
  return `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>endobj\n3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n${pages.map(({ objects }) => objects).join('')}trailer<</Root 1 0 R>>\n%%EOF\n`;
}

/** For label printers: its number as Code 128, and what it is of. */
export const zplOf = (parcels: readonly Parcel[]): string =>
  parcels
    .map(
      (parcel) =>
        `^XA^PW812^LL1218^FO60,60^A0N,48^FD${parcel.reference}^FS^FO60,160^BY3^BCN,240,Y,N,N^FD${numberOf(parcel)}^FS^XZ`,
    )
    .join('\n');
