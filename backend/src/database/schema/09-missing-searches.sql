-- Counts searches without results per term and day. Stores nothing about visitors.
CREATE TABLE missing_searches (
  day date,
  term text,
  searches integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, term)
);
