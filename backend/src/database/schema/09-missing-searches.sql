-- Searches without results: a term, a day and how often, and nothing about who searched.
CREATE TABLE missing_searches (
  day date,
  term text,
  searches integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, term)
);
