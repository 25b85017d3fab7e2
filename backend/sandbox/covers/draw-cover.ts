import { drawPortrait } from './draw-portrait.js';
import { DEMO_COURSES as THINKIFIC_COURSES } from '../thinkific/data/demo.js';
import { slugify } from '../thinkific/slug.js';
import { DEMO_COURSES as UDEMY_COURSES } from '../udemy/data/demo.js';
import { type Motif, MOTIFS } from './motifs/index.js';
import { type Family, paletteOf, SCHEMES } from './palette.js';
import { randomOf } from './random.js';
import { HEIGHT, WIDTH } from './shapes.js';

interface Look {
  slug: string;
  family: Family;
  motif: Motif;
}

const subjectsOf = (courses: Look[]) =>
  courses.map(({ slug, family, motif }, index) => {
    const scheme = SCHEMES[index % SCHEMES.length] ?? 'paper';
    return [slug, { palette: paletteOf(family, scheme), draw: MOTIFS[motif] }] as const;
  });

const SUBJECTS = new Map([
  ...subjectsOf(THINKIFIC_COURSES.map((course) => ({ ...course, slug: slugify(course.name) }))),
  ...subjectsOf([...UDEMY_COURSES]),
]);

const PORTRAIT = 'portrait-';

/**
 * Returns the same picture for the same slug every time: a portrait, or the cover of a demo course. Returns null if no
 * demo course has the slug.
 */
export function drawCover(slug: string): string | null {
  if (slug.startsWith(PORTRAIT)) return drawPortrait(slug.slice(PORTRAIT.length));
  const subject = SUBJECTS.get(slug);
  if (!subject) return null;
  const { palette, draw } = subject;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.ground}"/>`,
    draw(palette, randomOf(slug)),
    '</svg>',
  ].join('');
}
