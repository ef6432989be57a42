import type { ReactNode } from 'react';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { CODE_BANNER_COOKIE, SHIPPING_BANNER_COOKIE } from '#contract/wire.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TAKE_CLOSED_AWAY } from '#ui/notices/notice-bar/take-closed-away.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** The ids by which other scripts know these elements (spec §2 Notice bars and banners). */
export const CODE_BANNER = 'rabateCode';
export const SHIPPING_BANNER = 'freeShipping';

export type CodeOffer = { code: string; text: string };

/**
 * The one place of banners, in the flow right under the header. It is as high whichever of them is due: nothing moves when
 * the basket, once it is known, asks for another one.
 */
export function Banners({ code, freeShipping }: { code?: CodeOffer | undefined; freeShipping: boolean }) {
  if (!code && !freeShipping) return null;
  return (
    <div className="banners" data-due={code ? CODE_BANNER : ''}>
      {code && <CodeBanner {...code} />}
      {freeShipping && <ShippingBanner />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: TAKE_CLOSED_AWAY }} />
    </div>
  );
}

/** A discount code to use with one press; without JavaScript it stands in the page, and is a form like any other. */
export function CodeBanner({ code, text }: CodeOffer) {
  const { t, links } = useShop();
  return (
    <Banner
      id={CODE_BANNER}
      cookie={CODE_BANNER_COOKIE}
      name={t('banner.code')}
      close={t('banner.closeCode')}
    >
      <form
        className="banner__code"
        action={links.basketChange}
        method="post"
        data-failed={t('banner.codeFailed')}
      >
        <input type="hidden" name={BASKET_FIELDS.action} value="code" />
        <input type="hidden" name={BASKET_FIELDS.code} value={code} />
        <p>
          <strong>{code}</strong> {text}
        </p>
        <Button type="submit" kind="secondary">
          {t('banner.activate')}
        </Button>
      </form>
    </Banner>
  );
}

/** What is missing to free delivery. Only the shopper's basket can tell, so the script fills it in. */
export function ShippingBanner() {
  const { t, texts, written } = useShop();
  return (
    <Banner
      id={SHIPPING_BANNER}
      cookie={SHIPPING_BANNER_COOKIE}
      name={t('banner.shipping')}
      close={t('banner.closeShipping')}
    >
      <Icon name="truck" size={20} />
      <p
        role="status"
        data-missing={texts['miniCart.toFree']?.replace('{x}', written('{x}'))}
        data-reached={texts['miniCart.free']}
      />
    </Banner>
  );
}

type Props = { id: string; cookie: string; name: string; close: string; children: ReactNode };

function Banner({ id, cookie, name, close, children }: Props) {
  return (
    <aside id={id} className="banner wrap" aria-label={name} data-cookie={cookie}>
      {children}
      <button type="button" className="banner__close button button--icon" data-close>
        <Icon name="close" size={20} />
        <span className="sr-only">{close}</span>
      </button>
    </aside>
  );
}
