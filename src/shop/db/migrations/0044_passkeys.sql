-- Members of the staff sign in with passkeys.

-- What a device keeps a passkey under, and what it says who signs in: no name, no address, no number of the shop's.
ALTER TABLE staff_member ADD COLUMN passkey_user bytea NOT NULL DEFAULT uuid_send(gen_random_uuid())
  CHECK (octet_length(passkey_user) = 16);

-- A question to a device is known by the hash of what it holds and of who was asked; whoever signs in has no name yet.
-- No version of the shop that was ever given away has asked one before.
ALTER TABLE staff_challenge DROP COLUMN challenge;
ALTER TABLE staff_challenge ALTER COLUMN staff_id DROP NOT NULL;
ALTER TABLE staff_challenge DROP CONSTRAINT staff_challenge_kind_check;
ALTER TABLE staff_challenge
  ADD CONSTRAINT staff_challenge_kind_check CHECK (kind IN ('second_step', 'passkey_new', 'passkey_entrance'));
ALTER TABLE staff_challenge
  ADD CONSTRAINT staff_challenge_of_member CHECK ((kind = 'passkey_entrance') = (staff_id IS NULL));
