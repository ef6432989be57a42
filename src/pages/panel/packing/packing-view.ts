import type { OrderAddress } from '#domain/order/order.ts';
import type { PackingStep } from '#domain/parcels/packing-step.ts';
import type { ShipmentView } from '#pages/panel/carriers/shipment-view.ts';

/** A line as it lies on the packing table. */
export type LineView = {
  id: number;
  name: string;
  sizeName: string;
  unit: string;
  ean: string | null;
  code: string | null;
  shelf: string | null;
  picture: string | null;
  counts: { ordered: number; cancelled: number; open: number; inParcels: number; packing: number };
};

export type QueueView = {
  number: string;
  createdAt: Date;
  deliveryName: string;
  lines: number;
  units: number;
  isBegun: boolean;
  /** Who packs it now; whether that is who looks. */
  claim: { name: string; isOwn: boolean } | null;
};

/** An order at the packing table: no money and no e-mail, whoever looks. */
export type PackingView = {
  id: number;
  number: string;
  version: number;
  /** Of the next scan: sent twice, it counts once. */
  key: string;
  deliveryName: string;
  pickupPoint: string | null;
  recipient: { address: OrderAddress; phone: string | null };
  note: string | null;
  notes: readonly { text: string; author: string; writtenAt: Date }[];
  /** What is packed next comes first. */
  lines: readonly LineView[];
  step: PackingStep;
  shipment: ShipmentView | null;
  canLabel: boolean;
  /** 'kept' where its carrier does not take it back any more. */
  canCancelLabel: boolean | 'kept';
  /** Who else has it. */
  claimedBy: string | null;
  /** Typed before, for the parcel that is packed. */
  box: string;
  weight: string;
};
