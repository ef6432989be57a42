import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { NOTIFY_ACTION } from '#contract/wire.ts';
import type { Page } from '#pages/page.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { Notice, type NoticeKind } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type NotifyPageData = {
  shopName: string;
  title: string;
  message: string;
  kind: NoticeKind;
  /** What was asked about, where the shop has it. */
  product?: { id: number; name: string; size: string; paths: Record<Language, string> };
  /** The form again, with what was typed; where that is what was wrong, the message stands beside it. */
  form?: { email: string; wrong: boolean };
};

/** What came of 'notify me' where there is no script to say it on the product's page. */
export function notifyPage(data: NotifyPageData): Page {
  return {
    head: {
      title: `${data.title} – ${data.shopName}`,
      description: data.message,
      paths: data.product?.paths ?? { pl: linksIn('pl').home, en: linksIn('en').home },
      hidden: true,
    },
    content: <Notify {...data} />,
  };
}

function Notify({ title, message, kind, product, form }: NotifyPageData) {
  const { t, links, language } = useShop();
  return (
    <div className="wrap narrow stack">
      <h1>{title}</h1>
      {product && <p className="lead">{product.name}</p>}
      {!form?.wrong && <Notice kind={kind}>{message}</Notice>}
      {product && form && (
        <form className="notify__row" action={NOTIFY_ACTION} method="post" aria-label={t('notify.send')}>
          <input type="hidden" name="product" value={product.id} />
          <input type="hidden" name="size" value={product.size} />
          <input type="hidden" name="lang" value={language} />
          <Field
            name="email"
            label={t('notify.email')}
            type="email"
            autoComplete="email"
            required
            value={form.email}
            error={form.wrong ? message : undefined}
            autoFocus={form.wrong}
          />
          <Button type="submit">{t('notify.send')}</Button>
        </form>
      )}
      <p>
        <ButtonLink kind="secondary" href={product ? product.paths[language] : links.home}>
          {product ? t('notify.back') : t('error.home')}
        </ButtonLink>
      </p>
    </div>
  );
}
