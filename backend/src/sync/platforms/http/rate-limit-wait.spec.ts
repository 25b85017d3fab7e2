import { rateLimitWait } from './rate-limit-wait.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');

describe('rateLimitWait', () => {
  it.each([
    ['an epoch in milliseconds', { 'ratelimit-reset': String(NOW + 20_000) }, 20_000],
    ['an epoch in seconds', { 'ratelimit-reset': String(NOW / 1000 + 20) }, 20_000],
    ['remaining milliseconds', { 'ratelimit-reset': '20000' }, 20_000],
    ['remaining seconds', { 'ratelimit-reset': '20' }, 20_000],
    ['remaining seconds, with a fraction', { 'ratelimit-reset': '1.5' }, 1_500],
    ['nothing that remains', { 'ratelimit-reset': '0' }, 1_000],
    ['a number of seconds', { 'retry-after': '10' }, 10_000],
    ['a date', { 'retry-after': 'Sun, 01 Mar 2026 12:00:30 GMT' }, 30_000],
    ['at least one second', { 'ratelimit-reset': String(NOW - 5_000) }, 1_000],
    ['at most two minutes', { 'ratelimit-reset': String(NOW + 3_600_000) }, 120_000],
    ['not two minutes for a far Retry-After either', { 'retry-after': '86400' }, 120_000],
  ])('takes %s', (_name, headers: Record<string, string>, expected) => {
    expect(rateLimitWait(headers, NOW)).toBe(expected);
  });

  it.each([
    ['3600', 3_600_000],
    ['3601', 3_601],
    ['999999999', 999_999_999],
    [String(NOW / 1000 + 7), 7_000],
    [String(NOW + 7), 7],
  ])('tells by its size what RateLimit-Reset: %s means', (reset, expected) => {
    const bounds = { min: 0, max: Infinity, unknown: 0 };
    expect(rateLimitWait({ 'ratelimit-reset': reset }, NOW, bounds)).toBe(expected);
  });

  it.each<[Record<string, string>]>([
    [{}],
    [{ 'ratelimit-reset': 'soon' }],
    [{ 'retry-after': 'soon' }],
  ])('waits a minute and a little without a header (%j)', (headers) => {
    const wait = rateLimitWait(headers, NOW);
    expect(wait).toBeGreaterThanOrEqual(60_000);
    expect(wait).toBeLessThanOrEqual(66_000);
  });
});
