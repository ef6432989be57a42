import { linksIn } from '#contract/links.ts';
import type { Page } from '#pages/page.ts';
import type { Examples } from '#ui/examples.ts';

/** Every part of the interface in each of its states, for those who work on the shop and for the tests. */
export function galleryPage(parts: Examples[]): Page {
  return {
    head: {
      title: 'Gallery',
      description: 'Parts of the interface',
      paths: { pl: linksIn('pl').home, en: linksIn('en').home },
      hidden: true,
    },
    content: (
      <div className="wrap stack">
        <h1>Gallery</h1>
        {parts.map((part) => (
          <section key={part.title} id={part.title.toLowerCase()}>
            <h2>{part.title}</h2>
            {part.examples.map((example) => (
              <figure key={example.name} className="example">
                <figcaption>{example.name}</figcaption>
                {example.element}
              </figure>
            ))}
          </section>
        ))}
      </div>
    ),
  };
}
