-- Counts clicks on enrollment links per course and day. Stores nothing about visitors.
CREATE TABLE enrol_clicks (
  day date,
  thinkific_id bigint REFERENCES courses ON DELETE CASCADE,
  clicks integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, thinkific_id)
);

CREATE INDEX enrol_clicks_of_course ON enrol_clicks (thinkific_id, day);
