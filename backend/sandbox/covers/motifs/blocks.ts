import type { Palette } from '../palette.js';
import { polygon, range, type Point } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const SPACING = 104;
const HALF = 90;
const SLOPE = 0.56;

/** Draws a block seen from above its nearest edge. `y` is the position of the farthest corner of its floor. */
function block([x, y]: Point, height: number, { shades, spark }: Palette, lit: boolean): string {
  const [light, middle, dark] = shades;
  const back: Point = [x, y - height];
  const left: Point = [x - HALF, y + HALF * SLOPE - height];
  const right: Point = [x + HALF, y + HALF * SLOPE - height];
  const front: Point = [x, y + 2 * HALF * SLOPE - height];
  const down = ([cornerX, cornerY]: Point): Point => [cornerX, cornerY + height];
  return (
    polygon([left, front, down(front), down(left)], middle) +
    polygon([right, front, down(front), down(right)], dark) +
    polygon([back, right, front, left], lit ? spark : light)
  );
}

export const blocks: DrawMotif = (palette, random) => {
  const lit = random.whole(3, 6);
  return range(9)
    .map((index) => {
      const [row, column] = [Math.floor(index / 3), index % 3];
      const at: Point = [480 + (column - row) * SPACING, 164 + (column + row) * SPACING * SLOPE];
      return block(at, 30 + random.whole(0, 3) * 42, palette, index === lit);
    })
    .join('');
};
