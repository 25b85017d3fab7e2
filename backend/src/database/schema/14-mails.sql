-- What became of each mail. Its content is made when it is sent, so no link is kept here.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  cause uuid NOT NULL,
  recipient text NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'sent', 'refused', 'failed', 'dropped')),
  tries integer NOT NULL DEFAULT 0,
  fault text,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  again boolean NOT NULL DEFAULT false
);

CREATE INDEX mails_cause ON mails (cause, created_at);
CREATE INDEX mails_ended ON mails (changed_at) WHERE state <> 'waiting';
-- A subscriber may ask for the mails about the subscription.
CREATE INDEX mails_newsletter ON mails (recipient) WHERE kind = 'newsletter-confirmation';
CREATE INDEX mails_again ON mails (created_at) WHERE again;

-- Addresses that the mail server has permanently refused, in lower case.
CREATE TABLE bounced_addresses (
  address text PRIMARY KEY,
  refused_at timestamptz NOT NULL DEFAULT now(),
  words text NOT NULL
);
