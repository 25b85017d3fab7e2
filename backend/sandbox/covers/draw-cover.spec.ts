import { DEMO_COURSES as THINKIFIC_COURSES } from '../thinkific/data/demo.js';
import { slugify } from '../thinkific/slug.js';
import { DEMO_COURSES as UDEMY_COURSES } from '../udemy/data/demo.js';
import { drawCover } from './draw-cover.js';
import { MOTIFS } from './motifs/index.js';

describe('drawCover', () => {
  const slugs = [
    ...THINKIFIC_COURSES.map(({ name }) => slugify(name)),
    ...UDEMY_COURSES.map(({ slug }) => slug),
  ];
  const covers = slugs.map((slug) => drawCover(slug) ?? '');

  it('draws every demo course 16:9 in less than 6 KB, and none like another', () => {
    for (const cover of covers) {
      expect(cover).toMatch(/^<svg [^>]*viewBox="0 0 960 540"[^>]*>.*<\/svg>$/);
      expect(cover).not.toMatch(/NaN|undefined|Infinity/);
      expect(Buffer.byteLength(cover)).toBeLessThan(6_000);
    }
    expect(new Set(covers).size).toBe(slugs.length);
  });

  it('draws the same for the same slug', () => {
    expect(drawCover('typescript-in-depth')).toBe(drawCover('typescript-in-depth'));
  });

  it('draws nothing for an unknown slug', () => {
    expect(drawCover('unknown')).toBeNull();
  });

  it('shows every motif somewhere', () => {
    const shown = new Set(THINKIFIC_COURSES.map(({ motif }) => motif));
    expect([...shown].sort()).toEqual(Object.keys(MOTIFS).sort());
  });
});
