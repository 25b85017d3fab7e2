import { credentialOf, expiryWarning, thinkificHeaders } from './credential.js';

const config = {
  subdomain: 'harbour',
  credential: 'api-key',
  apiKey: 'a token of more than 32 characters, but still the key',
  accessToken: 'short',
  credentialExpires: '2027-01-31',
} as const;
const token = { ...config, credential: 'access-token' } as const;

it('sends the credential that the settings choose, however long it is', () => {
  expect(thinkificHeaders(config)).toEqual({
    'X-Auth-API-Key': config.apiKey,
    'X-Auth-Subdomain': 'harbour',
  });
  expect(thinkificHeaders(token)).toEqual({ Authorization: 'Bearer short' });
  expect(credentialOf({ ...token, accessToken: null })).toBeNull();
});

describe('the warning that a credential expires', () => {
  const at = (time: string, given: Parameters<typeof expiryWarning>[0] = token) =>
    expiryWarning(given, Date.parse(time))?.what ?? null;

  it('begins a week before, and names the credential and the day', () => {
    expect(at('2027-01-23T23:59:59Z')).toBeNull();
    expect(at('2027-01-24T00:00:00Z')).toBe('The access token of Thinkific expires on 2027-01-31');
    expect(at('2027-01-31T23:59:59Z', config)).toMatch(/^The API key .+ expires on/);
    expect(at('2027-02-01T00:00:00Z')).toMatch(/ expired on 2027-01-31$/);
  });

  it('is not given without a date or a credential', () => {
    expect(at('2027-02-01', { ...token, credentialExpires: null })).toBeNull();
    expect(at('2027-02-01', { ...token, accessToken: null })).toBeNull();
  });
});
