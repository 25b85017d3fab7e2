import type { ThinkificConfig } from '../../../config/app-config.js';

type Credential = Pick<ThinkificConfig, 'credential' | 'apiKey' | 'accessToken'>;

const WARN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const NAMES: Readonly<Record<ThinkificConfig['credential'], string>> = {
  'api-key': 'API key',
  'access-token': 'access token',
};

export function credentialName({ credential }: Pick<Credential, 'credential'>): string {
  return NAMES[credential];
}

export function credentialVariable({ credential }: Pick<Credential, 'credential'>) {
  return credential === 'api-key' ? 'THINKIFIC_API_KEY' : 'THINKIFIC_ACCESS_TOKEN';
}

/** Returns the API key or the access token, whichever the settings choose, or null if it is missing. */
export function credentialOf({ credential, apiKey, accessToken }: Credential): string | null {
  return credential === 'api-key' ? apiKey : accessToken;
}

/** An access token names its site itself, so only an API key is sent with the subdomain. */
export function thinkificHeaders(
  config: Credential & Pick<ThinkificConfig, 'subdomain'>,
): Record<string, string> {
  const secret = credentialOf(config) ?? '';
  return config.credential === 'api-key'
    ? { 'X-Auth-API-Key': secret, 'X-Auth-Subdomain': config.subdomain ?? '' }
    : { Authorization: `Bearer ${secret}` };
}

/** Returns what an admin should know from a week before the credential expires, else null. */
export function expiryWarning(
  config: Credential & Pick<ThinkificConfig, 'credentialExpires'>,
  now = Date.now(),
): { what: string; todo: string } | null {
  const { credentialExpires: day } = config;
  if (day === null || credentialOf(config) === null) return null;
  const begins = Date.parse(day);
  if (now < begins - WARN_DAYS * DAY_MS) return null;
  const expires = now < begins + DAY_MS ? 'expires' : 'expired';
  return {
    what: `The ${credentialName(config)} of Thinkific ${expires} on ${day}`,
    todo: 'Create another one in Thinkific, and enter it with its date under Settings → Connections.',
  };
}
