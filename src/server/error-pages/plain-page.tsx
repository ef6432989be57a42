import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '#contract/language.ts';

type PlainPageData = {
  language: Language;
  shopName: string;
  title: string;
  text: string;
  /** Where one may go from here. */
  way: { href: string; text: string };
};

/** A small page of its own, without the shop around it: nothing is asked for it, and it needs no other file. */
export function plainPage(
  { language, shopName, title, text, way }: PlainPageData,
  form?: ReactElement,
): string {
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${shopName}`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <p>{shopName}</p>
          <h1>{title}</h1>
          <p>{text}</p>
          {form ?? <a href={way.href}>{way.text}</a>}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}`;
}

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;background:#faf7f2;color:#2b2420}',
  'main{max-width:32rem;margin:0 auto;padding:15vh min(1.5rem,5vw);overflow-wrap:break-word}',
  'h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0}',
  'a,button{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border:0;border-radius:.5rem;',
  'font:inherit;background:#2b2420;color:#fff;text-decoration:none;cursor:pointer}',
  '@media(prefers-color-scheme:dark){body{background:#1c1815;color:#f3ede4}a,button{background:#f3ede4;color:#1c1815}}',
].join('');

/** What the page may do: show its own styles, and send its form back to the shop. */
export const PLAIN_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
