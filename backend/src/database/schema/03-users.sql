-- The row of a deleted user stays for 30 days. Its names are free for others, and its sessions, API
-- keys and assignments have no effect.
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'staff')),
  phone text,
  is_active boolean NOT NULL DEFAULT true,
  password_hash text NOT NULL,
  token_version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

CREATE UNIQUE INDEX users_username_key ON users (lower(username)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX users_email_key ON users (lower(email)) WHERE deleted_at IS NULL;
CREATE INDEX users_by_date ON users (created_at, id);
-- Index entries have a size limit, and `fold` may turn one letter into several.
CREATE INDEX users_by_username ON users ((left(fold(username), 100)) COLLATE "C");
CREATE INDEX users_by_name ON users ((left(fold(name), 100)) COLLATE "C");
CREATE INDEX users_by_email ON users ((left(fold(email), 100)) COLLATE "C");

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'always', 'id',
    'username,name,email,phone,role,is_active',
    'password_hash'
  );

-- The session of each access token.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_version integer NOT NULL,
  device text NOT NULL,
  address text NOT NULL,
  signed_in_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  authenticated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX sessions_user ON sessions (user_id, last_seen_at);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'user_id', 'device');

-- Devices from which users have signed in. A sign-in from another one sends a mail.
CREATE TABLE known_devices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  device text NOT NULL,
  address text NOT NULL,
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, device)
);

-- The authenticator app of a user, and the recovery codes.
CREATE TABLE two_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea NOT NULL,
  confirmed_at timestamptz,
  last_step integer,
  refused_step integer,
  recovery_codes bytea[] NOT NULL DEFAULT '{}'
);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON two_factors
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'people', 'user_id',
    'confirmed_at',
    'secret,recovery_codes'
  );

CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  is_backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);

CREATE INDEX passkeys_user ON passkeys (user_id);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'user_id', 'name');

CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  user_id uuid,
  expires_at timestamptz NOT NULL
);

CREATE INDEX passkey_challenges_end ON passkey_challenges (expires_at);

-- Keys of programs that call the API for an admin.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  beginning text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  scopes text[] NOT NULL,
  addresses text[] NOT NULL,
  maker_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_from text
);

CREATE INDEX api_keys_maker ON api_keys (maker_id);

CREATE TRIGGER changes AFTER INSERT OR UPDATE OR DELETE ON api_keys
  FOR EACH ROW EXECUTE FUNCTION record_change('people', 'id', 'name,scopes,addresses,expires_at');

-- Links to choose a new password or to confirm a new address. A link works once, and only while the
-- account is as it was when the link was created.
CREATE TABLE user_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('password-reset', 'email-confirmation')),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  token_version integer NOT NULL,
  new_email text,
  by_hand boolean NOT NULL DEFAULT false,
  issuer_id uuid,
  token_hash bytea UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended text CHECK (ended IN ('used', 'confirmed', 'replaced', 'cancelled', 'revoked')),
  CHECK ((new_email IS NOT NULL) = (kind = 'email-confirmation'))
);

CREATE UNIQUE INDEX user_links_open_change
  ON user_links (user_id)
  WHERE kind = 'email-confirmation' AND ended IS NULL;
CREATE INDEX user_links_user ON user_links (user_id, created_at);
CREATE INDEX user_links_expiry ON user_links (expires_at);

CREATE TRIGGER changes AFTER INSERT ON user_links
  FOR EACH ROW WHEN (NEW.kind = 'password-reset')
  EXECUTE FUNCTION record_change('always', 'user_id', 'email');
CREATE TRIGGER changes_of_email AFTER INSERT OR UPDATE ON user_links
  FOR EACH ROW WHEN (NEW.kind = 'email-confirmation')
  EXECUTE FUNCTION record_change('always', 'user_id', 'new_email,ended,expires_at');

-- An address has at most one open invitation. Invitations stay when their sender is deleted.
CREATE TABLE invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'staff')),
  inviter_name text NOT NULL,
  token_hash bytea UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  revoked_at timestamptz,
  issuer_ids uuid[] NOT NULL DEFAULT '{}'
);

CREATE UNIQUE INDEX invitations_open_email
  ON invitations (lower(email))
  WHERE accepted_at IS NULL AND revoked_at IS NULL;

CREATE TRIGGER changes AFTER INSERT OR UPDATE ON invitations
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'always', 'id',
    'email,name,role,inviter_name,expires_at,accepted_at,revoked_at'
  );

-- The last change of each user, which can be undone for 30 minutes.
CREATE TABLE changed_users (
  id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  changed_by uuid NOT NULL,
  before jsonb NOT NULL,
  after jsonb,
  assignments jsonb NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX changed_users_oldest ON changed_users (changed_at);
