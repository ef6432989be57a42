import { useEffect, useId, useRef, useState } from 'react';
import { FORM_DONE, type FormAnswer } from '#contract/form/form-answer.ts';
import { NOTIFY_ACTION } from '#contract/wire.ts';
import type { FieldRule } from '#domain/form/form-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { ShopForm } from '#ui/form/form.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

const FIELDS: FieldRule[] = [{ name: 'email', type: 'email', required: true }];

/** Asks for one message when the size can be had again. Without JavaScript it is a form like any other. */
export function NotifyMe({ product, size }: { product: number; size: string }) {
  const { t, language } = useShop();
  const [done, setDone] = useState<string>();
  const section = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    const show = (event: Event) => {
      event.preventDefault();
      const { detail } = event as CustomEvent<FormAnswer>;
      setDone(detail.message ?? '');
    };
    const host = section.current;
    host?.addEventListener(FORM_DONE, show);
    return () => host?.removeEventListener(FORM_DONE, show);
  }, []);

  return (
    <section id="notify" className="notify" aria-labelledby={titleId} ref={section}>
      <h2 id={titleId}>{t('notify.title')}</h2>
      {done === undefined ? (
        <ShopForm action={NOTIFY_ACTION} fields={FIELDS} className="notify__form">
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
            />
            <Button type="submit" kind="secondary">
              {t('notify.send')}
            </Button>
          </div>
        </ShopForm>
      ) : (
        <Notice kind="success">{done}</Notice>
      )}
    </section>
  );
}
