-- A picture may show one size of its product: choosing the size brings it to the front.
ALTER TABLE product_picture ADD COLUMN size_id integer REFERENCES size ON DELETE SET NULL;
CREATE INDEX product_picture_by_size ON product_picture (size_id) WHERE size_id IS NOT NULL;
