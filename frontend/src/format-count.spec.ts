import { pluralize, formatCount } from './format-count';

describe('counts', () => {
  it('have their noun in the right number', () => {
    expect([0, 1, 2].map((count) => pluralize(count, 'course'))).toEqual([
      '0 courses',
      '1 course',
      '2 courses',
    ]);
  });

  it('separate thousands', () => {
    expect(formatCount(12_345)).toBe('12,345');
    expect(pluralize(5000, 'course')).toBe('5,000 courses');
  });
});
