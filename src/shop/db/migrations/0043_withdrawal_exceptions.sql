-- Why a product cannot be sent back without a reason (src/domain/withdrawal/withdrawal-exception.ts); what spoils says
-- so by itself, in product.perishable. An order's line keeps what was said when it was bought.

ALTER TABLE product
  ADD COLUMN withdrawal_exception text
    CHECK (withdrawal_exception IN ('custom', 'sealed', 'service', 'digital', 'dated'));

ALTER TABLE shop_order_line
  ADD COLUMN withdrawal_exception text
    CHECK (withdrawal_exception IN ('custom', 'sealed', 'service', 'digital', 'dated', 'perishable'));
