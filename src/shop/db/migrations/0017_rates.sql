-- How often something was tried within a minute, counted for all processes of the shop. Who tried is kept as a digest
-- only. Nothing is lost where a crash empties it.

CREATE UNLOGGED TABLE rate_count (
  digest bytea PRIMARY KEY,
  minute integer NOT NULL,
  count integer NOT NULL DEFAULT 1
);

CREATE INDEX rate_count_by_minute ON rate_count (minute);
