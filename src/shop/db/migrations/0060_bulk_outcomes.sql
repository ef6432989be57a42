-- What came of a request that brought many rows: told again to whoever asks again with its key.
ALTER TABLE api_token_key ADD COLUMN outcome jsonb;
