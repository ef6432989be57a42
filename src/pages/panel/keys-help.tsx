import { CONTROL_KEYS, GO_KEYS, PAGE_KEYS, type PageKey } from '#contract/panel/panel-keys.ts';
import { Button } from '#ui/button/button.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { menuOf } from './panel-menu.ts';

const SHOWN = [
  'search',
  'down',
  'up',
  'choose',
  'range',
  'edit',
  'print',
  'note',
  'help',
] as const satisfies readonly PageKey[];

/** All keys of the back office, shown by one of them; closed until then. */
export function KeysHelp() {
  const { t, actor, hasKeys } = usePanel();
  if (!hasKeys) return null;
  return (
    <dialog className="keys" data-keys-help="" aria-labelledby="keys-title">
      <h2 id="keys-title">{t('keys.title')}</h2>
      <dl>
        <div>
          <dt>
            <Keys first="Ctrl" then={CONTROL_KEYS.palette.toUpperCase()} />
          </dt>
          <dd>{t('search.title')}</dd>
        </div>
        {(['next', 'save'] as const).map((key) => (
          <div key={key}>
            <dt>
              <Keys
                first="Ctrl"
                then={key === 'next' ? CONTROL_KEYS.next : CONTROL_KEYS.save.toUpperCase()}
              />
            </dt>
            <dd>{t(`keys.${key}`)}</dd>
          </div>
        ))}
        {SHOWN.map((key) => (
          <div key={key}>
            <dt>
              {key === 'range' ? <Keys first="Shift" then="X" /> : <kbd>{PAGE_KEYS[key].toUpperCase()}</kbd>}
            </dt>
            <dd>{t(`keys.${key}`)}</dd>
          </div>
        ))}
        {menuOf(actor).map(
          ({ key }) =>
            GO_KEYS[key] && (
              <div key={key}>
                <dt>
                  <Keys first="G" then={GO_KEYS[key].toUpperCase()} />
                </dt>
                <dd>{t(`menu.${key}`)}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="muted">{t('keys.off')}</p>
      <form method="dialog">
        <Button type="submit" kind="secondary">
          {t('keys.close')}
        </Button>
      </form>
    </dialog>
  );
}

const Keys = ({ first, then }: { first: string; then: string }) => (
  <>
    <kbd>{first}</kbd> <kbd>{then}</kbd>
  </>
);
