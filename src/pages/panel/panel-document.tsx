import { SHOP_ICON } from '#contract/links.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { HereToo } from '#ui/panel/here-too.tsx';
import { type PanelView, PanelViewProvider, usePanel } from '#ui/panel/panel-view.tsx';
import { SaveBar } from '#ui/panel/save-bar.tsx';
import { KeysHelp } from './keys-help.tsx';
import type { PanelPage } from './panel-page.ts';
import { Rail } from './rail.tsx';
import { Palette } from './search/palette.tsx';

/** Files of the browser build that the back office asks for. */
export type PanelAssets = { styles: string; papers: string; entry: string; fonts: string[] };

type Props = { page: PanelPage; view: PanelView; assets: PanelAssets; shopName: string };

/** A whole page of the back office. */
export function PanelDocument({ page, view, assets, shopName }: Props) {
  return (
    <PanelViewProvider view={view}>
      <html lang={view.language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex, nofollow" />
          <meta name="color-scheme" content="light dark" />
          {page.refreshSeconds && (
            <noscript>
              <meta httpEquiv="refresh" content={String(page.refreshSeconds)} />
            </noscript>
          )}
          <title>{`${page.title} – ${shopName}`}</title>
          {assets.fonts.map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          <link rel="stylesheet" href={page.isPaper ? assets.papers : assets.styles} />
          <link rel="icon" href={SHOP_ICON} type="image/svg+xml" />
          <script type="module" src={assets.entry} />
        </head>
        <body className={lookOf(page)} {...liveFor(page, view)}>
          {page.isPaper ? (
            <main id="content">{page.content}</main>
          ) : (
            <Screen page={page} shopName={shopName} />
          )}
        </body>
      </html>
    </PanelViewProvider>
  );
}

/** Who is at work hears at once what has changed, and has keys, as far as wanted. */
const liveFor = ({ isDoor, isPaper }: PanelPage, { actor, hasSound, hasKeys }: PanelView) =>
  actor && !isDoor && !isPaper
    ? {
        'data-live': panelLinks.live,
        ...(hasSound && { 'data-sound': '' }),
        ...(hasKeys && { 'data-keys': '' }),
      }
    : {};

function lookOf({ isDoor, isTable, isPaper }: PanelPage): string {
  if (isPaper) return 'paper';
  if (isDoor) return 'door';
  return isTable ? 'panel panel--table' : 'panel';
}

function Screen({ page, shopName }: Pick<Props, 'page' | 'shopName'>) {
  return (
    <>
      <Skip />
      {!page.isDoor && <Rail here={page.here} shopName={shopName} />}
      <Main page={page} shopName={shopName} />
      {!page.isDoor && <KeysHelp />}
      {!page.isDoor && <Palette />}
      {!page.isDoor && <SaveBar />}
    </>
  );
}

function Skip() {
  const { t } = usePanel();
  return (
    <a className="skip" href="#content">
      {t('panel.skip')}
    </a>
  );
}

function Main({ page, shopName }: Pick<Props, 'page' | 'shopName'>) {
  const { title, lead, up, notice, action, content, isDoor, object } = page;
  return (
    <main id="content" className="work" tabIndex={-1}>
      {isDoor && <p className="door__shop">{shopName}</p>}
      {up && (
        <p className="work__up">
          <a href={up.href}>{up.text}</a>
        </p>
      )}
      <div className="work__head">
        <h1>{title}</h1>
        {action}
      </div>
      {object && <HereToo object={object} />}
      {lead && <p className="work__lead">{lead}</p>}
      {notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
      {content}
    </main>
  );
}
