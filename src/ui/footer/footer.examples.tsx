import type { Examples } from '#ui/examples.ts';
import { Branch } from '#ui/header/header.tsx';

const categories = ['Kawa', 'Herbata', 'Parzenie', 'Młynki', 'Filiżanki'].map((name, index) => ({
  id: index + 1,
  slug: name.toLowerCase(),
  name,
  children: [],
}));

/** Its columns: the gallery has a footer of its own, whose landmarks and ids a page may have only once. */
const examples: Examples = {
  title: 'Footer',
  examples: [
    {
      name: 'Columns',
      element: (
        <div className="footer">
          <div className="footer__columns">
            <div className="footer__about">
              <p className="footer__name">Palarnia Mgła</p>
              <p>Kawa palona powoli, w małych partiach, w górach.</p>
            </div>
            <Branch nodes={categories} />
          </div>
        </div>
      ),
    },
  ],
};

export default examples;
