import { udemyUrl } from './udemy-url';

describe('udemyUrl', () => {
  it.each([
    ['/course/knots/', 'https://www.udemy.com/course/knots/'],
    ['//evil.example/', 'https://www.udemy.com//evil.example/'],
    ['https://tenant.udemy.com/course/knots/', 'https://tenant.udemy.com/course/knots/'],
  ])('leads from %s to %s', (url, expected) => {
    expect(udemyUrl(url)).toBe(expected);
  });
});
