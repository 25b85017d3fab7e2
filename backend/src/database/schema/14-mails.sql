-- The delivery state of each mail. The content is composed when it is sent, so links are not stored.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  cause uuid NOT NULL,
  recipient text NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'sent', 'refused', 'failed', 'dropped')),
  tries integer NOT NULL DEFAULT 0,
  error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  again boolean NOT NULL DEFAULT false
);

CREATE INDEX mails_cause ON mails (cause, created_at);
CREATE INDEX mails_ended ON mails (changed_at) WHERE state <> 'waiting';
-- The personal data export lists the mails about a subscription.
CREATE INDEX mails_newsletter ON mails (recipient) WHERE kind = 'newsletter-confirmation';
CREATE INDEX mails_again ON mails (created_at) WHERE again;

-- Addresses that have bounced permanently, in lower case.
CREATE TABLE bounced_addresses (
  address text PRIMARY KEY,
  bounced_at timestamptz NOT NULL DEFAULT now(),
  words text NOT NULL
);
