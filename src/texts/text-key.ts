import type { pl } from './pl.ts';

export type TextKey = keyof typeof pl;

/** Texts by key: all of them on the server, the few it needs in an island. */
export type Texts<Key extends TextKey = TextKey> = Readonly<Record<Key, string>>;
