import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export const KEYBOARD_HELPER = 'keyboard-helper';

/** Short ways for who comes with a keyboard (spec §2); the first Tab on the main page opens it. */
export function KeyboardHelper() {
  const { t } = useShop();
  return (
    <Dialog id={KEYBOARD_HELPER} title={t('keyboard.title')}>
      <KeyboardWays />
    </Dialog>
  );
}

export function KeyboardWays() {
  const { t } = useShop();
  return (
    <div className="keyboard-helper">
      <Button data-go="content">{t('keyboard.toContent')}</Button>
      <Button kind="secondary" data-go="search">
        {t('keyboard.toSearch')}
      </Button>
      <p>{t('keyboard.lead')}</p>
    </div>
  );
}
