import type { Examples } from '#ui/examples.ts';
import { KeyboardWays } from './keyboard-helper.tsx';

const examples: Examples = {
  title: 'Keyboard',
  examples: [{ name: 'Short ways', element: <KeyboardWays /> }],
};

export default examples;
