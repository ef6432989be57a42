-- A query is suggested to others once several visitors have searched for it. Of a visitor only a digest is kept, of the
-- network and the query together, and only for the day: it tells that they are different, not who they are.
ALTER TABLE search_query ADD COLUMN visitors integer NOT NULL DEFAULT 0 CHECK (visitors >= 0);

CREATE TABLE search_visitor (
  day date NOT NULL DEFAULT current_date,
  digest bytea NOT NULL,
  PRIMARY KEY (day, digest)
);
