import { range, rect } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const [LEFT, RIGHT] = [90, 870];
const SPACE = 16;
const SHORTEST = 46;

/** Draws a text as the tokens of a language model, with the next one about to be written. */
export const tokens: DrawMotif = (palette, random) => {
  const colours = [palette.ink, palette.wash, palette.tone, palette.wash];
  const rows = range(6).map((row) => {
    const pieces: string[] = [];
    const y = 66 + row * 72;
    const end = row === 5 ? 420 : RIGHT;
    let x = LEFT;
    while (x + SHORTEST <= end) {
      const drawn = random.between(SHORTEST, 190);
      const width = end - x - drawn < SHORTEST + SPACE ? end - x : drawn;
      pieces.push(rect([x, y], [width, 48], colours[random.whole(0, 3)] ?? palette.tone, 10));
      x += width + SPACE;
    }
    if (row === 5) pieces.push(rect([x, y], [18, 48], palette.spark, 5));
    return pieces.join('');
  });
  return rows.join('');
};
