import type { Answer } from './answer.js';
import { Redirects } from './redirects.js';

const redirect = (location?: string): Answer => ({
  status: 307,
  headers: { location },
  text: '',
  content: undefined,
});

describe('Redirects', () => {
  const start = 'https://docs.example.org/d/1/export?format=csv';

  it('lead to another host, or to another path of the same', () => {
    const redirects = new Redirects(start);
    expect(redirects.follow({ ...redirect(), status: 200 })).toBe(false);
    expect(redirects.follow(redirect('https://files.example.com/1.csv'))).toBe(true);
    expect(redirects.follow(redirect('/2.csv'))).toBe(true);
    expect(redirects.url).toBe('https://files.example.com/2.csv');
  });

  it.each([
    [undefined, 'a redirect without an address'],
    ['https://[nowhere', 'a redirect without an address'],
    ['ftp://files.example.com/1.csv', /which is no http\(s\) address$/],
    ['http://files.example.com/1.csv', /which is not encrypted$/],
    ['https://169.254.169.254/latest', /to https:\/\/169\.254\.169\.254, a link-local address$/],
    [start, /which leads in a circle$/],
  ])('are refused: %s', (location, message) => {
    expect(() => new Redirects(start).follow(redirect(location))).toThrow(message);
  });

  it('are refused after five', () => {
    const redirects = new Redirects(start);
    for (let hop = 0; hop < 5; hop += 1) redirects.follow(redirect(`/${hop}`));
    expect(() => redirects.follow(redirect('/6'))).toThrow(/after 5 others$/);
  });

  it.each([
    [start, 'https://intranet.example.org/1.csv', true],
    [start, 'https://docs.example.org/2', false],
    ['http://10.0.0.7/feed', 'http://10.0.0.8/feed', false],
    ['http://93.184.216.34/feed', 'http://10.0.0.8/feed', true],
    ['http://localhost:4510/feed', 'http://127.0.0.1:4510/feed', false],
  ])('from %s to %s may only be public: %s', (from, to, expected) => {
    const redirects = new Redirects(from);
    redirects.follow(redirect(to));
    expect(redirects.isPublicOnly).toBe(expected);
  });
});
