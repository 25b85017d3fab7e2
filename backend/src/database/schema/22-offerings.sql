-- Cohorts, events and meetups. `starts_at` and `ends_at` repeat the first start and the last end of
-- `sessions`, a list of {"startsAt", "endsAt"} in UTC. `version` counts the changes that a calendar
-- has to learn about.
CREATE TABLE offerings (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('cohort', 'event', 'meetup')),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'cancelled')),
  title text NOT NULL,
  summary text NOT NULL,
  text text NOT NULL,
  picture text,
  course_id bigint REFERENCES courses ON DELETE SET NULL,
  time_zone text NOT NULL,
  sessions jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  place text,
  online_url text,
  language text NOT NULL,
  host_id uuid REFERENCES users ON DELETE SET NULL,
  seats integer CHECK (seats > 0),
  min_participants integer CHECK (min_participants > 0),
  payment text NOT NULL CHECK (payment IN ('free', 'course')),
  questions jsonb NOT NULL DEFAULT '[]',
  offer_hours integer NOT NULL DEFAULT 24 CHECK (offer_hours > 0),
  recording_url text,
  series_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX offerings_by_start ON offerings (starts_at, id);
CREATE INDEX offerings_by_end ON offerings (ends_at);
CREATE INDEX offerings_course ON offerings (course_id);
CREATE INDEX offerings_host ON offerings (host_id);
CREATE INDEX offerings_series ON offerings (series_id, starts_at);
CREATE INDEX offerings_picture ON offerings USING hash (picture);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON offerings
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'always', 'id',
    'kind,status,title,summary,picture,course_id,time_zone,starts_at,ends_at,place,language,host_id,seats,'
      'min_participants,payment,offer_hours,recording_url',
    'text,online_url,sessions,questions',
    'status'
  );

-- People who registered. `position` is the order of arrival, which is the order of the waitlist.
-- A seat is taken by `confirmed` and `offered`. `version` counts the changes that a calendar has to learn about.
CREATE TABLE registrations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  position bigint GENERATED ALWAYS AS IDENTITY,
  token_hash bytea UNIQUE,
  offering_id bigint NOT NULL REFERENCES offerings ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  answers jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL
    CHECK (status IN ('confirmed', 'waiting', 'offered', 'cancelled', 'expired')),
  offered_until timestamptz,
  has_attended boolean,
  day_reminder_at timestamptz,
  hour_reminder_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  registered_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'offered') = (offered_until IS NOT NULL))
);

CREATE UNIQUE INDEX registrations_once ON registrations (offering_id, email)
  WHERE status IN ('confirmed', 'waiting', 'offered');
CREATE INDEX registrations_of_offering ON registrations (offering_id, status, position);
CREATE INDEX registrations_email ON registrations (email);
CREATE INDEX registrations_offers ON registrations (offered_until) WHERE status = 'offered';

-- Records neither name nor address, because erased data must not stay in the log.
CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON registrations
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'always', 'id',
    'status,has_attended,offering_id',
    'name,email,answers',
    'offering_id'
  );

-- People who want to know when a course gets a date. Deleted 30 days after the mail.
CREATE TABLE course_interests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea UNIQUE,
  course_id bigint NOT NULL REFERENCES courses ON DELETE CASCADE,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  offering_id bigint REFERENCES offerings ON DELETE SET NULL,
  notified_at timestamptz,
  UNIQUE (course_id, email)
);

CREATE INDEX course_interests_email ON course_interests (email);
CREATE INDEX course_interests_offering ON course_interests (offering_id);

-- Mails that admins send to the participants of an offering. Deleted with it.
CREATE TABLE participant_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  offering_id bigint NOT NULL REFERENCES offerings ON DELETE CASCADE,
  subject text NOT NULL,
  text text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX participant_messages_offering ON participant_messages (offering_id);
