import { circle, line, n, polygon, range, type Point } from '../shapes.js';
import type { DrawMotif } from './motif.js';

/** Draws a plane that a matrix has sheared, with the two vectors that span it. */
export const lattice: DrawMotif = (palette, random) => {
  const origin: Point = [340, 380];
  const right: Point = [112, -random.between(12, 26)];
  const up: Point = [random.between(34, 54), -104];
  const at = (i: number, j: number): Point => [
    origin[0] + right[0] * i + up[0] * j,
    origin[1] + right[1] * i + up[1] * j,
  ];
  const segment = ([x1, y1]: Point, [x2, y2]: Point) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  const grid = [
    ...range(15).map((i) => segment(at(i - 6, -4), at(i - 6, 6))),
    ...range(11).map((j) => segment(at(-7, j - 4), at(9, j - 4))),
  ].join('');
  const arrow = (to: Point, colour: string) =>
    line(segment(origin, to), colour, 13) + circle(to[0], to[1], 19, colour);
  return (
    line(grid, palette.wash, 3) +
    polygon([at(0, 0), at(3, 0), at(3, 2), at(0, 2)], palette.wash) +
    arrow(at(3, 0), palette.ink) +
    arrow(at(0, 2), palette.ink) +
    arrow(at(3, 2), palette.spark) +
    circle(origin[0], origin[1], 15, palette.ink)
  );
};
