-- Lists of orders for who works in the shop: every order is found by its words, and by each of the filters.

-- words: number, name, products and their codes. with_contact: those, and e-mail and phone, which not everybody may
-- search. Each is looked through by one index, however many words are looked for.
CREATE TABLE order_search (
  order_id integer PRIMARY KEY REFERENCES shop_order ON DELETE CASCADE,
  words text NOT NULL,
  with_contact text NOT NULL
);

CREATE FUNCTION order_search_refresh(wanted integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, words, with_contact)
  SELECT id, words, concat_ws(' ', words, contact) FROM (
    SELECT shop_order.id,
      search_form(concat_ws(' ', number, billing ->> 'firstname', billing ->> 'lastname', billing ->> 'company',
        delivery ->> 'firstname', delivery ->> 'lastname', lines.named)) AS words,
      search_form(concat_ws(' ', email, regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g'),
        regexp_replace(coalesce(billing ->> 'phone', ''), '[^0-9+]', '', 'g'),
        regexp_replace(coalesce(delivery ->> 'phone', ''), '[^0-9+]', '', 'g'))) AS contact
    FROM shop_order LEFT JOIN LATERAL (
      SELECT string_agg(DISTINCT concat_ws(' ', product_name, nullif(size_name, ''), size.ean, size.code), ' ') AS named
      FROM shop_order_line LEFT JOIN size ON size.id = size_id WHERE order_id = shop_order.id
    ) AS lines ON true
    WHERE shop_order.id = ANY (wanted)
  ) AS made
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, with_contact = excluded.with_contact
  WHERE order_search.with_contact <> excluded.with_contact OR order_search.words <> excluded.words
$$;

CREATE FUNCTION order_search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM order_search_refresh(array_agg(id)) FROM changed;
  RETURN NULL;
END $$;
CREATE FUNCTION order_search_follow_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM order_search_refresh(array_agg(DISTINCT order_id)) FROM changed;
  RETURN NULL;
END $$;
CREATE FUNCTION order_search_follow_one() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM order_search_refresh(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE TRIGGER order_search_insert AFTER INSERT ON shop_order REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_search_follow();
-- Most changes of an order are of its state, and change no word of it.
CREATE TRIGGER order_search_update AFTER UPDATE OF number, email, phone, billing, delivery ON shop_order FOR EACH ROW
  WHEN ((OLD.number, OLD.email, OLD.phone, OLD.billing, OLD.delivery)
    IS DISTINCT FROM (NEW.number, NEW.email, NEW.phone, NEW.billing, NEW.delivery))
  EXECUTE FUNCTION order_search_follow_one();
CREATE TRIGGER order_search_lines_insert AFTER INSERT ON shop_order_line REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_search_follow_lines();
CREATE TRIGGER order_search_lines_delete AFTER DELETE ON shop_order_line REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_search_follow_lines();

SELECT order_search_refresh(array_agg(id)) FROM shop_order;

CREATE INDEX order_search_words ON order_search USING gin (words gin_trgm_ops);
CREATE INDEX order_search_with_contact ON order_search USING gin (with_contact gin_trgm_ops);

CREATE INDEX shop_order_by_payment_method ON shop_order (payment_method, id);
CREATE INDEX shop_order_by_delivery_method ON shop_order (delivery_method_id, id);
CREATE INDEX shop_order_by_time ON shop_order (created_at);
CREATE INDEX shop_order_held ON shop_order (id) WHERE held IS NOT NULL;
CREATE INDEX letter_given_up ON letter (given_up_at) WHERE given_up_at IS NOT NULL;
