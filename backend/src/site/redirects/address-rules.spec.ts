import { encodePath, normalizePath, toNewAddress, withQuery } from './address-rules.js';
import { follow } from './follow.js';
import { nearestPageAmong } from './nearest-page.js';

const SITE = 'https://academy.example.org';

describe('a path', () => {
  it.each([
    ['/Old-Course/', '/old-course'],
    ['//', '/'],
    ['/%C3%9Cber%20uns', '/über uns'],
    ['/U\u0308ber', '/über'],
    ['/a%2Fb', '/a%2fb'],
    ['/100%25', '/100%25'],
    ['/100%', '/100%25'],
    ['/%2541', '/%2541'],
    ['/%ff', '/%25ff'],
  ])('%s is compared as %s, also once more', (path, compared) => {
    expect(normalizePath(path)).toBe(compared);
    expect(normalizePath(compared)).toBe(compared);
    expect(normalizePath(encodePath(compared))).toBe(compared);
  });
});

describe('a new address', () => {
  it.each([
    ['/courses?category=AI#top', '/courses?category=AI#top'],
    ['/', '/'],
    ['/über uns', '/%C3%BCber%20uns'],
    ['/a/../b', '/b'],
    ['https://other.example.org', 'https://other.example.org/'],
    ['HTTP://Other.example.org/A', 'http://other.example.org/A'],
    [`${SITE}/courses`, '/courses'],
    ['http://ACADEMY.example.org/courses', '/courses'],
  ])('%s is stored as %s', (to, stored) => {
    expect(toNewAddress(to, SITE)).toBe(stored);
  });

  it.each([
    'courses',
    'javascript:alert(1)',
    'JavaScript://academy.example.org/%0aalert(1)',
    'data:text/html,x',
    'ftp://other.example.org',
    '//evil.example.org',
    '/\\evil.example.org',
    '\\\\evil.example.org',
    '/.//evil.example.org',
    '/a/..//evil.example.org',
    '/%2Fevil.example.org',
    '/%5cevil.example.org',
    '/\tevil',
    '/\u202Eevil',
    `${SITE}//evil.example.org`,
    'https:///evil.example.org',
    'https:evil.example.org',
    'https://user:secret@other.example.org',
    'https://',
  ])('%s is refused', (to) => {
    expect(toNewAddress(to, SITE)).toBeNull();
  });
});

describe('the query of a visit', () => {
  it.each([
    ['/new', '?a=1', '/new?a=1'],
    ['/new?b=2#top', '?a=1', '/new?b=2&a=1#top'],
    ['/new#top', '?', '/new#top'],
    ['https://other.example.org/', '?a=1', 'https://other.example.org/?a=1'],
  ])('is added: %s and %s are %s', (address, query, whole) => {
    expect(withQuery(address, query)).toBe(whole);
  });
});

describe('following redirects', () => {
  const targets = new Map([
    ['/a', '/B/?x=1'],
    ['/b', '/c#part'],
    ['/outside', 'https://other.example.org/a'],
    ['/round', '/trip'],
    ['/trip', '/round/'],
  ]);

  it.each([
    ['/none', undefined],
    ['/a', '/c?x=1#part'],
    ['/outside', 'https://other.example.org/a'],
    ['/round', null],
  ])('leads from %s to %s', (path, address) => {
    expect(follow(targets, path)).toBe(address);
  });
});

describe('the nearest page', () => {
  const nearest = nearestPageAmong(['/', '/events', '/courses/7/vector-search']);

  it.each([
    ['/workshops/vector-search.html', '/courses/7/vector-search'],
    ['/events-2024', '/events'],
    ['/search', '/courses/7/vector-search'],
    ['/knitting', null],
    ['/', null],
  ])('of %s is %s', (path, page) => {
    expect(nearest(path)).toBe(page);
  });
});
