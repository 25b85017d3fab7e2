import { polygon, range, type Point } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const SIDE = 124;
const RISE = 108;
const SHRINK = 0.94;

function triangle(x: number, y: number, upwards: boolean): Point[] {
  const corners: Point[] = upwards
    ? [
        [x, y + RISE],
        [x + SIDE / 2, y],
        [x + SIDE, y + RISE],
      ]
    : [
        [x, y],
        [x + SIDE, y],
        [x + SIDE / 2, y + RISE],
      ];
  const centre: Point = [x + SIDE / 2, y + (RISE * (upwards ? 2 : 1)) / 3];
  return corners.map(([cornerX, cornerY]) => [
    centre[0] + (cornerX - centre[0]) * SHRINK,
    centre[1] + (cornerY - centre[1]) * SHRINK,
  ]);
}

export const shards: DrawMotif = (palette, random) => {
  const colours = [palette.ink, palette.tone, palette.wash];
  const lit = random.whole(40, 45);
  const triangles = range(5).flatMap((row) =>
    range(17).map((column): string => {
      const points = triangle((column * SIDE) / 2 - SIDE / 2, row * RISE, (row + column) % 2 === 0);
      if (row * 17 + column === lit) return polygon(points, palette.spark);
      const colour = colours[Math.floor(random.between(0, 1.5) + (16 - column) / 6)];
      return colour ? polygon(points, colour) : '';
    }),
  );
  return triangles.join('');
};
