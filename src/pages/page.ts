import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import type { Crumb } from '#ui/breadcrumbs/breadcrumbs.tsx';

/** What search engines and other sites read of a page. Addresses are paths; the layout makes them whole. */
export type PageHead = {
  title: string;
  description: string;
  /** This page's own address in each language it has. */
  paths: Record<Language, string>;
  /** Kept out of search engines: pages of one shopper, search results, errors. */
  hidden?: boolean;
  /** Of a hidden page: only search engines are told so, by their names. Others may still read it. */
  openToOthers?: boolean;
  /** Of a hidden page: the page in each language that search engines may keep instead. */
  plainPath?: Record<Language, string>;
  picture?: { name: string; width: number };
  kind?: 'website' | 'product' | 'article';
  /** Structured data (schema.org), without its `@context`. */
  structuredData?: object[];
};

/** A whole page: what its head says, the way that leads to it, and what it shows. */
export type Page = {
  head: PageHead;
  crumbs?: { trail: Crumb[]; here: string };
  content: ReactNode;
};
