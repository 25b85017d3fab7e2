-- How often visitors went on to enrol: a day, a course and how often, and nothing about who did.
CREATE TABLE enrol_clicks (
  day date,
  thinkific_id bigint REFERENCES courses ON DELETE CASCADE,
  clicks integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, thinkific_id)
);

CREATE INDEX enrol_clicks_of_course ON enrol_clicks (thinkific_id, day);
