import { type KeyboardEvent, type PointerEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import { $chosenPicture } from '#browser/product/chosen-picture.ts';
import type { Picture as PictureData } from '#domain/product/product.ts';
import { useOpening } from '#islands/use-opening.ts';
import type { TextKey } from '#texts/text-key.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type PictureGalleryProps = { name: string; pictures: PictureData[] };

const MAIN_SIZES = '(min-width: 1280px) 620px, (min-width: 720px) 48vw, calc(100vw - 2rem)';

/** The product's pictures side by side, to swipe through; thumbnails below, a closer look in a dialog. */
export function PictureGallery({ name, pictures }: PictureGalleryProps) {
  const { t } = useShop();
  const strip = useRef<HTMLUListElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const opening = useOpening(() => dialog.current?.showModal());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures of a page never change
  useEffect(
    () =>
      $chosenPicture.watch(() =>
        show(pictures.findIndex((picture) => picture.name === $chosenPicture.get())),
      ),
    [],
  );

  return (
    <section className="gallery" aria-label={t('product.gallery')} onKeyDown={onKey}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <ul className="gallery__strip" ref={strip} tabIndex={0} onScroll={onSwipe}>
        {pictures.map((picture, index) => (
          <li key={picture.name} id={`picture-${index + 1}`}>
            <Picture name={picture.name} alt={altOf(index)} sizes={MAIN_SIZES} wide priority={index === 0} />
          </li>
        ))}
      </ul>
      <button type="button" className="gallery__zoom button button--icon" data-tooltip="" {...opening}>
        <Icon name="zoom" />
        <span className="sr-only">{t('product.zoom')}</span>
      </button>
      {pictures.length > 1 && (
        <ol className="gallery__thumbs">
          {pictures.map((picture, index) => (
            <li key={picture.name}>
              <a
                href={`#picture-${index + 1}`}
                aria-current={index === current || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <Picture name={picture.name} alt={altOf(index)} sizes="80px" widths={[320]} />
              </a>
            </li>
          ))}
        </ol>
      )}
      <dialog
        ref={dialog}
        className="gallery__dialog"
        aria-label={altOf(current)}
        onClose={() => setEnlarged(false)}
      >
        <button type="button" className="button button--icon" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span className="sr-only">{t('layout.close')}</span>
        </button>
        {/* Lazy as it is, it is not fetched before the dialog opens. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by keyboard there is the button */}
        <div
          className="gallery__closer"
          ref={closer}
          tabIndex={enlarged ? 0 : undefined}
          data-enlarged={enlarged || undefined}
          onClick={() => setEnlarged(!enlarged)}
          onPointerMove={pan}
        >
          <Picture name={pictures[current]?.name ?? ''} alt={altOf(current)} sizes="100vw" />
        </div>
        <div className="gallery__turn">
          {pictures.length > 1 && turn('arrow-left', 'product.previousPicture', current - 1)}
          <span aria-live="polite">
            {current + 1} / {pictures.length}
          </span>
          {pictures.length > 1 && turn('arrow-right', 'product.nextPicture', current + 1)}
          <button
            type="button"
            className="button button--icon"
            aria-pressed={enlarged}
            onClick={() => setEnlarged(!enlarged)}
          >
            <Icon name="zoom" />
            <span className="sr-only">{t('product.enlarge')}</span>
          </button>
        </div>
      </dialog>
    </section>
  );

  function turn(icon: IconName, text: TextKey, index: number) {
    return (
      <button
        type="button"
        className="button button--icon"
        aria-disabled={!pictures[index]}
        onClick={() => show(index)}
      >
        <Icon name={icon} />
        <span className="sr-only">{t(text)}</span>
      </button>
    );
  }

  function altOf(index: number) {
    return t('product.picture', { name, n: index + 1, count: pictures.length });
  }

  function show(index: number) {
    if (!pictures[index]) return;
    if (strip.current) strip.current.scrollLeft = index * stepOf(strip.current);
    setCurrent(index);
    setEnlarged(false);
  }

  /** A mouse shows the part of an enlarged picture that it points to; fingers and keys scroll it. */
  function pan({ currentTarget, pointerType, clientX, clientY }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const { scrollWidth, scrollHeight } = currentTarget;
    currentTarget.scrollTo({
      left: ((clientX - left) / width) * (scrollWidth - width),
      top: ((clientY - top) / height) * (scrollHeight - height),
    });
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.target === closer.current) return;
    event.preventDefault();
    show(current + step);
  }

  function onSwipe({ currentTarget }: UIEvent) {
    // Where all are seen at once nothing scrolls.
    setCurrent(Math.round(currentTarget.scrollLeft / stepOf(currentTarget)));
  }

  /** How far the strip goes from one picture to the next: on a phone several are seen at once, and the last never alone. */
  function stepOf({ scrollWidth, clientWidth }: Element) {
    return (scrollWidth - clientWidth) / (pictures.length - 1);
  }
}
