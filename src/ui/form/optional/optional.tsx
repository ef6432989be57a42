import type { ReactNode } from 'react';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** The label of a field that may stay empty. */
export function Optional({ children }: { children: ReactNode }) {
  const { t } = useShop();
  return (
    <>
      {children} <span className="field__optional">{t('form.optional')}</span>
    </>
  );
}
