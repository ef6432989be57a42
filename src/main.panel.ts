import { chooseOrders } from '#browser/panel/choose-orders.ts';
import { keepDrafts } from '#browser/panel/drafts/keep-drafts.ts';
import { hereToo } from '#browser/panel/here/here-too.ts';
import { panelKeys } from '#browser/panel/keys/panel-keys.ts';
import { livePage } from '#browser/panel/live/live-page.ts';
import { packingTable } from '#browser/panel/packing/packing-table.ts';
import { openPalette } from '#browser/panel/palette/open-palette.ts';
import { passkeys } from '#browser/panel/passkeys.ts';
import { printPaper } from '#browser/panel/print-paper.ts';
import { sendOnce } from '#browser/panel/send-once.ts';

// The back office works without a script: what is here only spares mistakes and ways.
packingTable(document);
printPaper(document);
// Before forms are sent once: the one of a passkey is held until the browser has answered.
passkeys(document);
sendOnce(document);
livePage(document);
chooseOrders(document);
panelKeys(document);
openPalette(document);
keepDrafts(document);
hereToo(document);
