import type { ReactNode } from 'react';
import { YES } from '#contract/form/yes.ts';

/** A box to tick, with what it stands for beside it. */
export function Tick({ name, isTicked, children }: { name: string; isTicked: boolean; children: ReactNode }) {
  return (
    <label className="switch">
      <input type="checkbox" name={name} value={YES} defaultChecked={isTicked} />
      <span>{children}</span>
    </label>
  );
}
