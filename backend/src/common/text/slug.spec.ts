import slugify from '@sindresorhus/slugify';
import { assert, constantFrom, property, string } from 'fast-check';
import { toSlug } from './slug.js';

const byLibrary = (title: string) => slugify(title, { decamelize: false });

describe('toSlug', () => {
  it.each([
    ['Search & Rescue of Data', 'search-and-rescue-of-data'],
    ["Don't Panic: C++ (Part 2)", 'dont-panic-c-part-2'],
    ['Für Späteinsteiger', 'fuer-spaeteinsteiger'],
    ['^`', ''],
  ])('of %j is %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });

  it('is what slugify makes of any title', () => {
    const words = constantFrom('Data', 'aiML', 'C#', '2', ...' -_&\'^`.,:;()[]{}/\\|"<>+*~%$@!?=#');
    const titles = [string(), string({ unit: words }), string({ unit: 'binary' })];
    for (const title of titles) {
      assert(
        property(title, (text) => toSlug(text) === byLibrary(text)),
        { numRuns: 1_000 },
      );
    }
  });
});
