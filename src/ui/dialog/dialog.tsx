import type { ReactNode, Ref } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  id: string;
  title: string;
  children: ReactNode;
  /** A drawer comes in from the side and is as tall as the screen. */
  drawer?: boolean;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
};

/** The browser's own modal dialog: it keeps the focus inside. When it closes is one rule for all: browser/modals. */
export function Dialog({ id, title, children, drawer, ref, onClose }: Props) {
  const { t } = useShop();
  const titleId = `${id}-title`;
  return (
    <dialog
      id={id}
      ref={ref}
      className={drawer ? 'dialog dialog--drawer' : 'dialog'}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="button button--icon" data-control="close">
          <Icon name="close" />
          <span className="sr-only">{t('layout.close')}</span>
        </button>
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}
