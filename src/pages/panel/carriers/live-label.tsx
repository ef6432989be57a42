import type { ReactNode } from 'react';

type Props = { order: number; parcel: number; what?: string; children: ReactNode };

/** A part of a page that is renewed as soon as something becomes of the label of a parcel, by the numbers of both. */
export const LiveLabel = ({ order, parcel, what = 'label', children }: Props) => (
  <div className="shipment" data-live-part={`label:${order}:${parcel}:${what}`} aria-live="polite">
    {children}
  </div>
);
