import type { FormEvent } from 'react';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import type { Basket } from '#domain/basket/basket.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = { code: Basket['code']; onSubmit: (event: FormEvent<HTMLFormElement>) => void };

/** A discount code: to be typed, or the one that is there and can be taken out. */
export function CodeForm({ code, onSubmit }: Props) {
  const { t, links, amount } = useShop();
  return (
    <form
      className="basket__code"
      action={links.basketChange}
      method="post"
      onSubmit={onSubmit}
      aria-label={t('basket.codeSend')}
    >
      <input type="hidden" name={BASKET_FIELDS.action} value={code ? 'uncode' : 'code'} />
      {code ? (
        <p>
          {t('checkout.code', { code: code.code })}
          {code.missing > 0 && <small>{t('basket.codeMissing', { missing: amount(code.missing) })}</small>}
        </p>
      ) : (
        <Field
          name={BASKET_FIELDS.code}
          label={t('basket.code')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
      <Button type="submit" kind="secondary">
        {t(code ? 'basket.codeRemove' : 'basket.codeSend')}
      </Button>
    </form>
  );
}
