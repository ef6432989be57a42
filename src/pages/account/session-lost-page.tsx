import type { Page } from '#pages/page.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { personalPage } from './form-page.tsx';

type Props = { message: string; action: string; sent: Readonly<Record<string, unknown>> };

/** Without JavaScript: what was typed stands in this page, to be sent again once the client has signed in elsewhere. */
export function sessionLostPage({
  shopName,
  title,
  ...rest
}: Props & { shopName: string; title: string }): Page {
  return personalPage(
    { shopName, title, path: ({ signIn }) => signIn },
    <div className="wrap narrow flow">
      <h1>{title}</h1>
      <SendAgain {...rest} />
    </div>,
  );
}

const SECRET = /password/;

function SendAgain({ message, action, sent }: Props) {
  const { t, links } = useShop();
  return (
    <>
      <Notice kind="error">{message}</Notice>
      <p>
        <a href={links.signIn} target="_blank" rel="noopener">
          {t('signIn.send')}
        </a>
      </p>
      <form action={action} method="post">
        {Object.entries(sent).map(
          ([name, value]) =>
            typeof value === 'string' &&
            !SECRET.test(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button type="submit">{t('form.sendAgain')}</Button>
      </form>
    </>
  );
}
