import { udemyUrl } from './udemy-url';

describe('udemyUrl', () => {
  it.each([
    ['/course/knots/', 'https://www.udemy.com/course/knots/'],
    ['https://tenant.udemy.com/course/knots/', 'https://tenant.udemy.com/course/knots/'],
  ])('leads from %s to %s', (url, expected) => {
    expect(udemyUrl(url)).toBe(expected);
  });

  it.each([
    '',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'https://evil.example/',
    'https://www.udemy.com@evil.example/',
    'javascript:alert(1)',
    'http://[',
  ])('leads nowhere from %j', (url) => {
    expect(udemyUrl(url)).toBeUndefined();
  });
});
