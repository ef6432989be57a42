import { and, eq, sql } from 'drizzle-orm';
import type { Orm, OrmOrTransaction } from '#shop/db/database.ts';
import { deliveryMethod } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { Carrier, CarrierPoint } from './carrier.ts';

export type PointsChanged = { written: number; closed: number };

/**
 * Brings the points of all carriers up to date: those that are new or have moved are written, those that are gone are
 * closed, never deleted. What is as it was is not touched, so that caches stay.
 */
export async function syncPoints({
  database: { orm },
  carriers = [],
}: Pick<OrdersParts, 'database' | 'carriers'>) {
  const changed: PointsChanged = { written: 0, closed: 0 };
  for (const carrier of carriers) {
    const methods = carrier.points ? await pointMethodsOf(orm, carrier) : [];
    if (!carrier.points || methods.length === 0) continue;
    const points = new Map<string, CarrierPoint>();
    for await (const portion of carrier.points()) for (const point of portion) points.set(point.code, point);
    for (const method of methods) {
      const { written, closed } = await write(orm, method, [...points.values()]);
      changed.written += written;
      changed.closed += closed;
    }
  }
  return changed;
}

async function pointMethodsOf(orm: Orm, carrier: Carrier): Promise<number[]> {
  const { id, key, kind, active } = deliveryMethod;
  const rows = await orm
    .select({ id, key })
    .from(deliveryMethod)
    .where(and(eq(kind, 'point'), eq(active, true)));
  return rows.filter((row) => carrier.carries(row.key)).map((row) => row.id);
}

/** A list that lacks more than this part of the points that are open was cut off on its way. */
const MOST_CLOSED = 0.5;

function write(orm: Orm, method: number, points: readonly CarrierPoint[]): Promise<PointsChanged> {
  return orm.transaction(async (tx) => {
    const written = await count(tx, writing(method, points));
    const codes = JSON.stringify(points.map(({ code }) => code));
    const closed = await count(
      tx,
      sql`UPDATE pickup_point SET active = false WHERE delivery_method_id = ${method} AND active
        AND code NOT IN (SELECT jsonb_array_elements_text(${codes}::jsonb)) RETURNING 1`,
    );
    if (closed > MOST_CLOSED * (closed + points.length))
      throw new Error(`a list of ${points.length} points would close ${closed}: it is not believed`);
    return { written, closed };
  });
}

/** In one statement with one value: thousands of rows as parameters would take the embedded database seconds. */
const writing = (method: number, points: readonly CarrierPoint[]) => sql`
  INSERT INTO pickup_point AS old
    (delivery_method_id, region_id, code, name, street, zipcode, city, latitude, longitude, opening_hours)
  SELECT ${method}::integer, region.id, code, name, street, zipcode, city, latitude, longitude, "openingHours"
  FROM jsonb_to_recordset(${JSON.stringify(points)}::jsonb) AS point (
    code text, name text, street text, zipcode text, city text, country text,
    latitude double precision, longitude double precision, "openingHours" text
  ) JOIN region ON region.iso2 = point.country
  ON CONFLICT (delivery_method_id, code) DO UPDATE SET
    region_id = excluded.region_id, name = excluded.name, street = excluded.street, zipcode = excluded.zipcode,
    city = excluded.city, latitude = excluded.latitude, longitude = excluded.longitude,
    opening_hours = excluded.opening_hours, active = true
  WHERE (old.region_id, old.name, old.street, old.zipcode, old.city, old.latitude, old.longitude, old.opening_hours, old.active)
    IS DISTINCT FROM (excluded.region_id, excluded.name, excluded.street, excluded.zipcode, excluded.city,
      excluded.latitude, excluded.longitude, excluded.opening_hours, true)
  RETURNING 1`;

const count = async (tx: OrmOrTransaction, statement: ReturnType<typeof sql>) =>
  (await tx.execute(statement)).rows.length;
