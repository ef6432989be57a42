import { slugOf } from 'witryna/domain/page/slug.ts';
import type { OrmOrTransaction } from 'witryna/shop/db/database.ts';
import {
  parameter,
  parameterText,
  parameterValue,
  parameterValueText,
  productParameter,
  sizePart,
} from 'witryna/shop/db/schema/index.ts';
import type { DemoProduct, Text } from '#demo/catalogue/types.ts';
import type { SizeIds } from './sizes.ts';
import { known, LANGUAGES } from './tree.ts';

/** Parameters and their values, each kept once however many products share it. */
export async function fillParameters(
  tx: OrmOrTransaction,
  products: DemoProduct[],
  productIds: Map<string, number>,
  sizeIds: Map<string, SizeIds>,
): Promise<void> {
  const names = new Map<string, Text>();
  const values = new Map<string, { name: string; value: Text }>();
  for (const { parameters, sizes } of products)
    for (const { name, value } of [...parameters, ...sizes.flatMap(({ parts = [] }) => parts)]) {
      names.set(name.pl, name);
      values.set(valueKey(name, value), { name: name.pl, value });
    }
  const nameIds = await fillNames(tx, [...names.values()]);
  const valueIds = await fillValues(tx, values, nameIds);
  const links = products.flatMap((product) =>
    product.parameters.map(({ name, value }, position) => ({
      productId: known(productIds, product.key),
      parameterValueId: known(valueIds, valueKey(name, value)),
      position,
    })),
  );
  await tx.insert(productParameter).values(links).onConflictDoNothing();
  const parts = products.flatMap((product) =>
    product.sizes.flatMap(({ type, parts = [] }) =>
      parts.map(({ name, value }, position) => ({
        sizeId: known(sizeIds.get(product.key) ?? new Map(), type),
        parameterValueId: known(valueIds, valueKey(name, value)),
        position,
      })),
    ),
  );
  if (parts.length > 0) await tx.insert(sizePart).values(parts);
}

async function fillNames(tx: OrmOrTransaction, names: Text[]): Promise<Map<string, number>> {
  const rows = await tx
    .insert(parameter)
    .values(names.map((name, position) => ({ key: slugOf(name.pl), position })))
    .returning();
  const ids = new Map(names.map((name, index) => [name.pl, rows[index]?.id ?? 0]));
  await tx
    .insert(parameterText)
    .values(
      names.flatMap((name) =>
        LANGUAGES.map((language) => ({ parameterId: known(ids, name.pl), language, name: name[language] })),
      ),
    );
  return ids;
}

async function fillValues(
  tx: OrmOrTransaction,
  values: Map<string, { name: string; value: Text }>,
  nameIds: Map<string, number>,
): Promise<Map<string, number>> {
  const entries = [...values];
  const rows = await tx
    .insert(parameterValue)
    .values(
      entries.map(([key, { name }], position) => ({
        parameterId: known(nameIds, name),
        key: slugOf(key),
        position,
      })),
    )
    .returning();
  const ids = new Map(entries.map(([key], index) => [key, rows[index]?.id ?? 0]));
  await tx
    .insert(parameterValueText)
    .values(
      entries.flatMap(([key, { value }]) =>
        LANGUAGES.map((language) => ({ parameterValueId: known(ids, key), language, name: value[language] })),
      ),
    );
  return ids;
}

const valueKey = (name: Text, value: Text) => `${name.pl} ${value.pl}`;
