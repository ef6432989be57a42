import { type FormEvent, useId, useState } from 'react';
import { sendForm } from '#browser/product-requests.ts';
import { NOTIFY_ACTION } from '#contract/wire.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** Asks for one message when the size can be had again. Without JavaScript it is a form like any other. */
export function NotifyMe({ product, size }: { product: number; size: string }) {
  const { t, language } = useShop();
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const [message, setMessage] = useState<string>();
  const titleId = useId();
  return (
    <section id="notify" className="notify" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('notify.title')}</h2>
      {state === 'done' ? (
        <Notice kind="success">{message}</Notice>
      ) : (
        <form action={NOTIFY_ACTION} method="post" onSubmit={send}>
          <input type="hidden" name="product" value={product} />
          <input type="hidden" name="size" value={size} />
          <input type="hidden" name="lang" value={language} />
          <p>{t('notify.lead')}</p>
          <div className="notify__row">
            <Field
              name="email"
              label={t('notify.email')}
              type="email"
              autoComplete="email"
              inputMode="email"
              required
              error={message}
            />
            <Button type="submit" kind="secondary" busy={state === 'sending'}>
              {state === 'sending' ? t('notify.sending') : t('notify.send')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    const answer = await sendForm(event.currentTarget).catch(() => undefined);
    setState(answer?.status === 'success' ? 'done' : 'asking');
    setMessage(answer?.message ?? t('notify.failed'));
  }
}
