import type { LabelFormat } from '#domain/carriers/label-format.ts';
import type { CarriedState, ShipmentProblem } from '#domain/carriers/shipment.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import type { Minor } from '#domain/price/money.ts';

/** Who carries parcels for the shop. All of them look the same from here: docs/integrations/carriers.md. */
export type Carrier = {
  /** Its name in the database: lower case, such as 'inpost'. */
  name: string;
  /** As the staff knows it. */
  title: string;
  /** Whether parcels of this way of delivery are its own, by the way's key. */
  carries(method: string): boolean;
  /**
   * Asks for a parcel to be carried. What is asked for twice by one reference is carried once: where it is not the first
   * time, it is looked up before. What is thrown leaves open whether the carrier knows of it.
   */
  createShipment(wanted: NewShipment): Promise<ShipmentAnswer>;
  /** What became of a parcel that the carrier knows. */
  findShipment(id: string): Promise<ShipmentAnswer>;
  /** The label of one parcel, or those of many in one document. */
  label(ids: readonly string[], format: LabelFormat): Promise<Buffer>;
  /** Where it is; undefined where nothing new is known. */
  track(id: string): Promise<Carried | undefined>;
  /** False where it is too late for that. */
  cancel(id: string): Promise<boolean>;
  /** Says beforehand that a label cannot be given back once it is made: then nobody is led to try. */
  keepsLabels?: true;
  /** What it would ask for a parcel; undefined where it does not tell. Nothing is bought by it. */
  quote?(wanted: NewShipment): Promise<Quote | undefined>;
  /** Where parcels can be collected, all of them, in portions; not for whoever only goes to the door. */
  points?(): AsyncIterable<CarrierPoint[]>;
  /** Where whoever waits for it can follow it. */
  trackingLink(trackingNumber: string): string;
};

export type NewShipment = {
  /** Ours of it, at most 100 characters. */
  reference: string;
  /** Whether it was never asked for before, so that nothing can be known of it. */
  isFirst: boolean;
  /** When it was asked for first. */
  since: Date;
  /** The key of its way of delivery. */
  method: string;
  receiver: { email: string; phone: string | null; address: OrderAddress };
  /** Where it waits, where it goes to no door. */
  point: string | null;
  /** As the packer called it, and weighed it. */
  box: string | null;
  weightGrams: number | null;
  /** What is to be taken for it at the door; 0 for nothing. */
  cashOnDelivery: Minor;
  currency: string;
};

export type Quote = { amount: Minor; currency: string };

export type ShipmentAnswer =
  /** It is carried, and has no number yet. */
  | { state: 'known'; id: string }
  | { state: 'ready'; id: string; trackingNumber: string }
  /** It is not: `why` is the carrier's own word. */
  | { state: 'refused'; problem: ShipmentProblem; why?: string | undefined };

/** Of what can be collected, until when and by which code, where the carrier tells that to shops. */
export type Carried = { state: CarriedState; until?: Date | undefined; code?: string | undefined };

export type CarrierPoint = {
  code: string;
  name: string;
  street: string;
  zipcode: string;
  city: string;
  /** 'PL' */
  country: string;
  latitude: number;
  longitude: number;
  openingHours: string;
};
