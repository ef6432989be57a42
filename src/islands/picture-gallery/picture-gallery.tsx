import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { $chosenPicture } from '#browser/chosen-picture.ts';
import type { Picture as PictureData } from '#domain/product/product.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type PictureGalleryProps = { name: string; pictures: PictureData[] };

const MAIN_SIZES = '(min-width: 1280px) 620px, (min-width: 720px) 48vw, calc(100vw - 2rem)';

/** The product's pictures side by side, to swipe through; thumbnails below, a closer look in a dialog. */
export function PictureGallery({ name, pictures }: PictureGalleryProps) {
  const { t } = useShop();
  const strip = useRef<HTMLUListElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  useEffect(() => watchStrip(strip.current, setCurrent), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures of a page never change
  useEffect(
    () =>
      $chosenPicture.watch(() => {
        const chosen = pictures.findIndex((picture) => picture.name === $chosenPicture.get());
        if (chosen >= 0) show(chosen);
      }),
    [],
  );

  return (
    <section className="gallery" aria-label={t('product.gallery')} onKeyDown={onKey}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <ul className="gallery__strip" ref={strip} tabIndex={0}>
        {pictures.map((picture, index) => (
          <li key={picture.name} id={`picture-${index + 1}`}>
            <Picture
              name={picture.name}
              alt={altOf(index)}
              sizes={MAIN_SIZES}
              wide
              {...(index === 0 && { priority: true })}
            />
          </li>
        ))}
      </ul>
      <button type="button" className="gallery__zoom button button--icon" data-tooltip="" onClick={zoom}>
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
                onClick={(event) => choose(event, index)}
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
        onClose={() => setZoomed(false)}
      >
        <button type="button" className="button button--icon" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span className="sr-only">{t('frame.close')}</span>
        </button>
        {zoomed && <Picture name={pictures[current]?.name ?? ''} alt={altOf(current)} sizes="100vw" />}
      </dialog>
    </section>
  );

  function altOf(index: number) {
    return t('product.picture', { name, n: index + 1, count: pictures.length });
  }

  function show(index: number) {
    const target = Math.max(0, Math.min(pictures.length - 1, index));
    strip.current?.scrollTo({ left: target * strip.current.clientWidth });
    setCurrent(target);
  }

  function choose(event: MouseEvent, index: number) {
    event.preventDefault();
    show(index);
  }

  function zoom() {
    setZoomed(true);
    dialog.current?.showModal();
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(current + step);
  }
}

/** Tells which picture a swipe has brought into view. */
function watchStrip(strip: HTMLElement | null, onChange: (index: number) => void): () => void {
  if (!strip) return () => {};
  const onScroll = () => onChange(Math.round(strip.scrollLeft / strip.clientWidth));
  strip.addEventListener('scroll', onScroll, { passive: true });
  return () => strip.removeEventListener('scroll', onScroll);
}
