import { packingTable } from '#browser/panel/packing/packing-table.ts';
import { printPaper } from '#browser/panel/print-paper.ts';
import { sendOnce } from '#browser/panel/send-once.ts';

// The back office works without a script: what is here only spares mistakes and ways.
packingTable(document);
printPaper(document);
sendOnce(document);
