import type { ReactNode } from 'react';

/** A part's states: they feed the gallery, the render tests and the accessibility tests. */
export type Examples = { title: string; examples: { name: string; element: ReactNode }[] };
