-- The net quantity of a size, by which its price is compared with others': neither, or both.
ALTER TABLE size
  ADD COLUMN contents_amount integer CHECK (contents_amount > 0),
  ADD COLUMN contents_measure text CHECK (contents_measure IN ('g', 'ml', 'piece', 'mm', 'cm2')),
  ADD CONSTRAINT size_contents CHECK ((contents_amount IS NULL) = (contents_measure IS NULL));
