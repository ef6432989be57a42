-- The first address of a checkout is that of the delivery from now on: who has filled in two is asked again.
update checkout set contact = null where contact ->> 'other_address' = 'y';
