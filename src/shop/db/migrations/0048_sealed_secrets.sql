-- Secrets of authenticator apps are kept sealed with a key that is not in the database. 20 bytes are one that is still
-- as it was; the shop seals it when it starts.
ALTER TABLE staff_member DROP CONSTRAINT staff_member_totp_secret_check;
ALTER TABLE staff_member
  ADD CONSTRAINT staff_member_totp_secret_check CHECK (octet_length(totp_secret) BETWEEN 20 AND 100);
ALTER TABLE staff_member DROP CONSTRAINT staff_member_totp_new_secret_check;
ALTER TABLE staff_member
  ADD CONSTRAINT staff_member_totp_new_secret_check CHECK (octet_length(totp_new_secret) BETWEEN 20 AND 100);
