import type { Examples } from '#ui/examples.ts';
import { DeliveryPlace } from './region-dialog.tsx';
import { RegionForm } from './region-form.tsx';
import { RegionNoticeInPage } from './region-notice.tsx';

const choice = (value: string, label: string) => ({ value, label });

/** Its pieces: the dialog belongs to the header, which a page has only once. */
const examples: Examples = {
  title: 'Region',
  examples: [
    { name: 'Where delivery goes', element: <DeliveryPlace place="Niemcy, 10115" /> },
    {
      name: 'Another country for a while',
      element: (
        <RegionNoticeInPage
          kind="regionAndZipcode"
          country="Niemcy"
          currency="euro (EUR)"
          place="Niemcy, 10115"
          usual="Polska"
          back="/"
        />
      ),
    },
    {
      name: 'Form, with a postal code that is none',
      element: (
        <RegionForm
          choices={{
            languages: [choice('pl', 'Polski'), choice('en', 'English')],
            currencies: [choice('PLN', 'złoty polski (PLN)'), choice('EUR', 'euro (EUR)')],
            regions: [choice('1143020003', 'Polska'), choice('1143020143', 'Niemcy')],
          }}
          chosen={{ language: 'pl', currency: 'EUR', region: '1143020143', zipcode: '1' }}
          problem="Błędnie wpisany kod pocztowy."
          back="/"
        />
      ),
    },
  ],
};

export default examples;
