import { memo, useDeferredValue, useEffect, useState } from 'react';
import { reportError } from '#browser/error-log/error-log.ts';
import { SLIDE_WIDTHS, type Slide } from '#contract/slider/slides.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** `several`: the module has more slides than the first one. */
export type SliderProps = { first: Slide; module: string; several: boolean };

/** How long a slide is shown. */
export const EACH_MS = 7000;

/** The banner. Its first slide is in the page; the others come from the slider's module, when the page is idle. */
export function Slider({ first, module, several }: SliderProps) {
  const { t } = useShop();
  const [slides, setSlides] = useState([first]);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  // The number turns at once; a slide takes a slow phone longer.
  const shown = useDeferredValue(current);

  useEffect(() => {
    loadSlides(module)
      .then((loaded) => {
        setSlides(loaded);
        setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
      })
      .catch(reportError);
  }, [module]);

  useEffect(() => {
    if (!playing || slides.length < 2) return;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % slides.length), EACH_MS);
    return () => clearInterval(timer);
  }, [playing, slides.length]);

  return (
    <section className="slider" aria-roledescription="carousel" aria-label={t('home.slider')}>
      <div className="slider__slide" key={shown} aria-live={playing ? 'off' : 'polite'}>
        <OneSlide slide={slides[shown] ?? first} />
      </div>
      {several && (
        <div className="slider__controls">
          {slides.length > 1 && (
            <>
              <Control icon="arrow-left" text={t('home.previousSlide')} onPress={() => turn(-1)} />
              <span className="slider__place">
                <span aria-hidden="true">
                  {current + 1} / {slides.length}
                </span>
                <span className="sr-only">{t('home.slide', { n: current + 1, count: slides.length })}</span>
              </span>
              <Control icon="arrow-right" text={t('home.nextSlide')} onPress={() => turn(1)} />
              <Control
                icon={playing ? 'pause' : 'play'}
                text={t(playing ? 'home.pause' : 'home.play')}
                onPress={() => setPlaying(!playing)}
              />
            </>
          )}
        </div>
      )}
    </section>
  );

  function turn(direction: 1 | -1) {
    setPlaying(false);
    setCurrent((current + direction + slides.length) % slides.length);
  }
}

const OneSlide = memo(function OneSlide({ slide }: { slide: Slide }) {
  return (
    <>
      <Picture
        name={slide.picture}
        alt=""
        sizes="(min-width: 1280px) 1280px, 100vw"
        widths={SLIDE_WIDTHS}
        ratio={700 / 1600}
        priority
      />
      <div className="slider__words">
        <h2>{slide.heading}</h2>
        <p>{slide.text}</p>
        <ButtonLink href={slide.link}>{slide.linkText}</ButtonLink>
      </div>
    </>
  );
});

type ControlProps = {
  icon: 'arrow-left' | 'arrow-right' | 'pause' | 'play';
  text: string;
  onPress: () => void;
};

function Control({ icon, text, onPress }: ControlProps) {
  return (
    <button type="button" className="button button--icon" onClick={onPress}>
      <Icon name={icon} size={20} />
      <span className="sr-only">{text}</span>
    </button>
  );
}

async function loadSlides(module: string): Promise<Slide[]> {
  const loaded: { slides: Slide[] } = await import(/* @vite-ignore */ module);
  return loaded.slides;
}
