import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

/** The account's address, and what it waits for. */
export type EmailView = { email: string; isConfirmed: boolean; newEmail: string | undefined };

/** Says that an address waits for its link to be followed, and sends the link again; nothing where none waits. */
export function EmailState({ email, isConfirmed, newEmail }: EmailView) {
  const { t } = useShop();
  const links = useLinks();
  if (isConfirmed && newEmail === undefined) return null;
  return (
    <Notice kind="info">
      <div className="flow">
        <p>
          {newEmail
            ? t('account.emailPending', { email: newEmail })
            : t('account.emailUnconfirmed', { email })}
        </p>
        <form action={links.accountEmailChange} method="post" className="form__actions">
          <Button type="submit" kind="secondary" name="do" value="again">
            {t('account.emailAgain')}
          </Button>
          {newEmail && (
            <Button type="submit" kind="quiet" name="do" value="keep">
              {t('account.emailKeep')}
            </Button>
          )}
        </form>
      </div>
    </Notice>
  );
}
