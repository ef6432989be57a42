import type { Examples } from '#ui/examples.ts';
import { FooterGroup, Way } from './footer.tsx';

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
            <FooterGroup id="example-footer" title="Przykładowe kategorie">
              {['Kawa', 'Herbata', 'Parzenie', 'Młynki'].map((name) => (
                <Way key={name} href={`/${name}`} words={name} />
              ))}
            </FooterGroup>
          </div>
        </div>
      ),
    },
  ],
};

export default examples;
