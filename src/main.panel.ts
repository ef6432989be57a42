import { sendOnce } from '#browser/panel/send-once.ts';

// The back office works without a script: what is here only spares mistakes.
sendOnce(document);
