import type { Examples } from '#ui/examples.ts';
import { FileField } from './file-field.tsx';

const limits = { mimeTypes: ['text/html'], extensions: ['exe'], maxBytes: 5_242_880 };

const examples: Examples = {
  title: 'File',
  examples: [
    {
      name: 'Several files',
      element: (
        <FileField
          name="example_files"
          label="Zdjęcia"
          limits={limits}
          most={5}
          hint="Do 5 plików po 5 MB."
        />
      ),
    },
    {
      name: 'Refused',
      element: (
        <FileField
          name="example_files2"
          label="Zdjęcia"
          limits={limits}
          error="Nie można wgrać pliku faktura.exe, ponieważ jego typ jest niedozwolony."
        />
      ),
    },
  ],
};

export default examples;
