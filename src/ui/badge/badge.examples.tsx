import type { Examples } from '#ui/examples.ts';
import { Badge } from './badge.tsx';

const examples: Examples = {
  title: 'Badge',
  examples: [
    { name: 'Promotion', element: <Badge kind="promotion">Promocja</Badge> },
    { name: 'New', element: <Badge kind="new">Nowość</Badge> },
    { name: 'Few left', element: <Badge kind="few">Ostatnie sztuki</Badge> },
    { name: 'Quiet', element: <Badge kind="quiet">Na zamówienie</Badge> },
  ],
};

export default examples;
