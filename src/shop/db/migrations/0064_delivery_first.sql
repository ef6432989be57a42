-- The first address of a checkout is that of the delivery from now on: who has filled in two is asked again.
UPDATE checkout SET contact = NULL WHERE contact ->> 'other_address' = 'y';
