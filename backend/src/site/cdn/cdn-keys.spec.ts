import type { CacheTag } from '../../cache/cache-tags.js';
import { keysOf, withChange } from './cdn-keys.js';

const courses = (count: number) =>
  new Set(Array.from({ length: count }, (_each, number): CacheTag => `course ${number}`));

describe('keys', () => {
  it('name each course that a page shows, if these are few', () => {
    expect(keysOf(new Set<CacheTag>(['stories', ...courses(24)]))).toHaveLength(26);
  });

  it('name all courses at once where there are many', () => {
    expect(keysOf(new Set<CacheTag>(['stories', ...courses(5_000)]))).toEqual([
      'site',
      'stories',
      'courses',
    ]);
  });
});

describe('what is purged', () => {
  it('gathers changes', () => {
    const first = withChange(new Set(), new Set<CacheTag>(['courses', 'course 1']));
    const both = withChange(first, new Set<CacheTag>(['courses', 'course 2']));
    expect([...both]).toEqual(['courses', 'course-1', 'course-2']);
  });

  it('is everything after many changes, or after one that may be any', () => {
    expect([...withChange(new Set(), courses(101))]).toEqual(['site']);
    expect([...withChange(new Set(['stories']), null)]).toEqual(['site']);
    expect([...withChange(new Set(['site']), courses(1))]).toEqual(['site']);
  });
});
