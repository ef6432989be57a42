import type { Examples } from '#ui/examples.ts';
import { Picture } from './picture.tsx';

const examples: Examples = {
  title: 'Picture',
  examples: [
    {
      name: 'In a list, loaded when it comes near',
      element: (
        <Picture
          name="etiopia-guji-natural-front-1"
          alt="Torebka kawy Etiopia Guji Natural"
          sizes="(min-width: 980px) 320px, 46vw"
        />
      ),
    },
    {
      name: 'The main one of a page, loaded at once',
      element: (
        <Picture
          name="etiopia-guji-natural-use-1"
          alt="Kawa Etiopia Guji Natural na stole, obok ziarna"
          sizes="(min-width: 980px) 600px, 100vw"
          priority
        />
      ),
    },
    {
      name: 'Wide, in two widths',
      element: <Picture name="category-kawa" alt="" sizes="320px" ratio={0.75} widths={[320, 640]} />,
    },
  ],
};

export default examples;
