import type { ReactNode } from 'react';
import type { HereObject } from '#domain/staff/here.ts';
import type { MenuKey } from './panel-menu.ts';

export type PanelNotice = { kind: 'success' | 'error'; text: string };

/** A page of the back office: its title, where it stands in the menu, and what it shows. */
export type PanelPage = {
  title: string;
  lead?: string | undefined;
  here?: MenuKey;
  /** Leads up to the list that the page belongs to. */
  up?: { href: string; text: string };
  /** What came of what led here. */
  notice?: PanelNotice | undefined;
  /** What it is about, where two may look at it at once. */
  object?: HereObject;
  /** Beside the title: what one comes here to do. */
  action?: ReactNode;
  content: ReactNode;
  /** After so many seconds the page is asked for anew where it does not live by itself: something is under way. */
  refreshSeconds?: number;
  /** A page of the entrance: a small sheet without a menu. */
  isDoor?: boolean;
  /** A page of work with both hands: no menu beside it where there is little room. */
  isTable?: boolean;
  /** A sheet for a printer, with a style of its own and nothing around it. */
  isPaper?: boolean;
};
