-- The tax of delivery is a setting of the shop: an order keeps the one it was sold with. It was 23 % until now.
ALTER TABLE shop_order
  ADD COLUMN delivery_vat_basis_points integer NOT NULL DEFAULT 2300
    CHECK (delivery_vat_basis_points BETWEEN 0 AND 10000);
