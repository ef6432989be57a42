import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

/** Where the client is signed in; the day and the hour are written out. */
export type SessionView = {
  id: string;
  browser: string | null;
  system: string | null;
  seen: string;
  isThis: boolean;
};

/** Every place where the client is signed in: each can be signed out by itself, or all at once. */
export function Sessions({ sessions }: { sessions: readonly SessionView[] }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <>
      <ul className="account__cards">
        {sessions.map((session) => (
          <SessionCard key={session.id} session={session} />
        ))}
      </ul>
      <h2>{t('sessions.everywhereTitle')}</h2>
      <p>{t('sessions.everywhereText')}</p>
      <form action={links.accountSessionRemove} method="post">
        <Button type="submit" kind="secondary" name="do" value="everywhere">
          {t('sessions.everywhere')}
        </Button>
      </form>
    </>
  );
}

function SessionCard({ session }: { session: SessionView }) {
  const { t } = useShop();
  const links = useLinks();
  const { id, browser, system, seen, isThis } = session;
  const name = [browser, system].filter(Boolean).join(', ') || t('sessions.unknown');
  return (
    <li className="account__card">
      <strong>{name}</strong>
      <span>{t('sessions.seen', { when: seen })}</span>
      {isThis ? (
        <Badge kind="quiet">{t('sessions.this')}</Badge>
      ) : (
        <form action={links.accountSessionRemove} method="post" className="account__card-actions">
          <input type="hidden" name="session" value={id} />
          <Button type="submit" kind="quiet" aria-label={t('sessions.endNamed', { name })}>
            {t('sessions.end')}
          </Button>
        </form>
      )}
    </li>
  );
}
