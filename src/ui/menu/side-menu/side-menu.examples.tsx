import type { Examples } from '#ui/examples.ts';
import { SideMenu } from './side-menu.tsx';

const examples: Examples = {
  title: 'Sidemenu',
  examples: [{ name: 'Its tabs, before the script fills them', element: <SideMenu id="example-side" /> }],
};

export default examples;
