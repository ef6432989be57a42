import type { MenuSlide } from '#contract/slider/slides.ts';
import type { MenuSliderTexts } from '#texts/menu/side-menu-texts.ts';

/** Brings a category's slides into their place, once (spec §7 Static resources). They turn only when told to. */
export async function fillMenuSlider(place: HTMLElement): Promise<void> {
  const { module = '', texts = '{}' } = place.dataset;
  if (place.hasAttribute('aria-busy') || place.firstChild) return;
  place.ariaBusy = 'true';
  try {
    const { slides }: { slides: MenuSlide[] } = await import(/* @vite-ignore */ module);
    if ('together' in place.dataset) place.append(...slides.map(linkOf));
    else show(place, slides, JSON.parse(texts));
  } finally {
    place.removeAttribute('aria-busy');
  }
}

function show(place: HTMLElement, slides: MenuSlide[], texts: MenuSliderTexts): void {
  let current = 0;
  const slide = Object.assign(document.createElement('div'), { ariaLive: 'polite' });
  const where = document.createElement('span');
  const turn = (by: number) => {
    current = (current + by + slides.length) % slides.length;
    slide.replaceChildren(...slides.slice(current, current + 1).map(linkOf));
    where.textContent = texts['home.slide']
      .replace('{n}', String(current + 1))
      .replace('{count}', String(slides.length));
  };
  turn(0);
  place.append(slide);
  if (slides.length < 2) return;
  const controls = document.createElement('div');
  controls.className = 'menu-slider__controls';
  controls.append(
    button('previous', texts['home.previousSlide'], () => turn(-1)),
    where,
    button('next', texts['home.nextSlide'], () => turn(1)),
  );
  place.append(controls);
}

function linkOf({ title, picture, link }: MenuSlide): HTMLElement {
  const made = Object.assign(document.createElement('a'), { href: link });
  const drawn = Object.assign(document.createElement('img'), {
    src: picture,
    alt: '',
    width: 240,
    height: 135,
  });
  const words = Object.assign(document.createElement('span'), { textContent: title });
  made.append(drawn, words);
  return made;
}

function button(way: 'previous' | 'next', name: string, onClick: () => void): HTMLElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: name });
  made.className = `menu-slider__${way}`;
  made.addEventListener('click', onClick);
  return made;
}
