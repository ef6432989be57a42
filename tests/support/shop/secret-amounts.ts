import type { TestShop } from './test-shop.ts';

/** Sizes whose price nobody is to see, by what is odd about them; the demo shop has products of each kind. */
const ASKED_FOR = {
  onPhone: 'ekspres-duo-dla-kawiarni',
  soldOut: 'dripper-kiri-szklany',
  oneOfMany: 'brazylia-cerrado',
  forPoints: 'mikropartia-za-punkty',
  freeOnRequest: 'probka-dla-kawiarni',
} as const;
const KEYS = Object.values(ASKED_FOR);
/** A set, one part of which is on the phone. */
const SET = 'zestaw-na-poczatek';

export const SECRET_PRODUCTS = [...KEYS, SET];

/** Puts such prices on the phone: everything that the shop knows of them is `gross`, or a little beside it. */
export async function keepSecret({ database: { pool } }: TestShop, gross: number, hoursAgo: number) {
  const secret =
    'SELECT size.id FROM size JOIN product ON product.id = product_id WHERE phone_price AND key = ANY ($1)';
  await pool.query(
    `UPDATE size SET phone_price = true FROM product
     WHERE product.id = product_id AND key = ANY ($1) AND (key <> $2 OR size.position = 0)`,
    [KEYS, ASKED_FOR.oneOfMany],
  );
  await pool.query(
    `UPDATE size SET availability = 'disable' FROM product WHERE product.id = product_id AND key = $1`,
    [ASKED_FOR.soldOut],
  );
  await pool.query(
    `UPDATE bundle_part SET size_id = (SELECT size.id FROM size JOIN product ON product.id = product_id WHERE key = $1)
     WHERE bundle_id = (SELECT id FROM product WHERE key = $2) AND position = 0`,
    [ASKED_FOR.onPhone, SET],
  );
  await pool.query(
    `INSERT INTO price_step (size_id, currency, starts_at, gross, regular)
     SELECT id, 'PLN', now() - make_interval(hours => $2), $3::integer, $3::integer + 1111 FROM (${secret}) one`,
    [KEYS, hoursAgo, gross],
  );
  await pool.query(
    `UPDATE size SET suggested_retail = $2::integer + 2222, advance = $2::integer + 3333 WHERE id IN (${secret})`,
    [KEYS, gross],
  );
}

/** Every way in which the shop could write such an amount or one of those beside it, gross or net, in złoty or euros. */
export function spellingsOf(gross: number): RegExp {
  const amounts = [0, 1111, 2222, 3333].flatMap((beside) =>
    [1, 1.23, 1.08, 1.05].flatMap((tax) => [1, 0.234].map((rate) => ((gross + beside) / tax) * rate)),
  );
  return new RegExp(
    amounts
      .flatMap((amount) => [Math.floor(amount), Math.round(amount)])
      .map(written)
      .join('|'),
  );
}

/** 3493713 as it stands, as 34937.13 and as 34 937,13, whatever the space. */
function written(minor: number): string {
  const [whole, part] = [Math.floor(minor / 100), String(minor % 100).padStart(2, '0')];
  const grouped = [String(Math.floor(whole / 1000)), String(whole % 1000).padStart(3, '0')];
  return `${grouped.join("(?:\\s|&nbsp;|[.,’'])?")}[.,]?${part}(?!\\d)`;
}
