import { usePanel } from './panel-view.tsx';

type Props = { newer?: string | undefined; older?: string | undefined };

/** Leads to the entries before and after those that are shown. */
export function KeysetPager({ newer, older }: Props) {
  const { t } = usePanel();
  if (!newer && !older) return null;
  return (
    <nav className="keyset" aria-label={t('panel.pages')}>
      {newer && (
        <a className="button button--secondary" href={newer} rel="prev">
          {t('panel.newer')}
        </a>
      )}
      {older && (
        <a className="button button--secondary" href={older} rel="next">
          {t('panel.older')}
        </a>
      )}
    </nav>
  );
}
