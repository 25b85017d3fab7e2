import { ConfigError, loadConfig } from './load-config.js';
import { toPurgeRequests } from './purge-template.js';

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('loadConfig for a CDN', () => {
  const url = 'https://api.example.net/purge';
  const toldWith = (purge: NodeJS.ProcessEnv, keys = ['courses', 'course-5']) => {
    const { cdn } = loadConfig({ CDN_MAX_AGE: '1h', ...purge });
    if (!cdn?.purge) throw new Error('There is no purge.');
    return toPurgeRequests(cdn.purge, keys, cdn.separator).map(({ headers, ...others }) => ({
      ...others,
      headers: Object.fromEntries(headers),
    }));
  };

  it('says nothing to one unless it is set', () => {
    expect(loadConfig({}).cdn).toBeNull();
    expect(loadConfig({ CDN_MAX_AGE: '0' }).cdn).toBeNull();
    expect(loadConfig({ CDN_MAX_AGE: '10m' }).cdn).toMatchObject({ maxAge: 600, purge: null });
  });

  it.each<[string, NodeJS.ProcessEnv, unknown]>([
    [
      'Fastly',
      {
        CDN_PURGE_URL: url,
        CDN_PURGE_HEADERS: 'Fastly-Key: abc; Accept: application/json',
        CDN_PURGE_BODY: '{"surrogate_keys": {keys}}',
      },
      [
        {
          url,
          method: 'POST',
          headers: {
            'fastly-key': 'abc',
            accept: 'application/json',
            'content-type': 'application/json',
          },
          body: '{"surrogate_keys": ["courses","course-5"]}',
        },
      ],
    ],
    [
      'Varnish',
      {
        CDN_PURGE_URL: 'http://varnish:6081/',
        CDN_PURGE_METHOD: 'BAN',
        CDN_PURGE_HEADERS: 'X-Keys: {keys}',
      },
      [{ url: 'http://varnish:6081/', method: 'BAN', headers: { 'x-keys': 'courses course-5' } }],
    ],
    [
      'one that takes a key at a time',
      { CDN_PURGE_URL: `${url}/{key}`, CDN_KEY_HEADER: 'Cache-Tag' },
      [
        { url: `${url}/courses`, method: 'POST', headers: {} },
        { url: `${url}/course-5`, method: 'POST', headers: {} },
      ],
    ],
    [
      'one with tags in its address',
      { CDN_PURGE_URL: `${url}?tags={keys}`, CDN_KEY_HEADER: 'Cache-Tag' },
      [{ url: `${url}?tags=courses%2Ccourse-5`, method: 'POST', headers: {} }],
    ],
  ])('can tell %s what changed', (_name, purge, expected) => {
    expect(toldWith(purge)).toEqual(expected);
  });

  it.each<[NodeJS.ProcessEnv, string]>([
    [{ CDN_PURGE_URL: url }, 'CDN_PURGE_URL: got a secret of 29 characters, expected a place'],
    [{ CDN_PURGE_URL: `${url}/{key}/{keys}` }, 'CDN_PURGE_URL: got a secret'],
    [
      { CDN_PURGE_URL: `${url}/{key}`, CDN_PURGE_METHOD: 'GET', CDN_PURGE_BODY: '{}' },
      'CDN_PURGE_BODY: got a secret of 2 characters, expected none',
    ],
    [{ CDN_PURGE_URL: `${url}/{key}`, CDN_MAX_AGE: '0' }, 'CDN_MAX_AGE: got "0", expected a time'],
  ])('refuses %j', (purge, start) => {
    const problems = problemsOf({ CDN_MAX_AGE: '1h', ...purge });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.startsWith(start)).toBe(true);
  });
});
