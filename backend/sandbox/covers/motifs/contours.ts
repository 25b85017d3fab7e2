import { area, circle, line, n, polar, range, type Point } from '../shapes.js';
import type { DrawMotif } from './motif.js';

function closed(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const pieces = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const lead: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const trail: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...lead, ...trail, ...to].map(n).join(' ')}`;
  });
  const [x, y] = at(0);
  return `M${n(x)} ${n(y)}${pieces.join('')}Z`;
}

/** Draws the contour lines of a valley and the way down to its lowest point. */
export const contours: DrawMotif = (palette, random) => {
  const wobble = range(9).map(() => random.between(0.78, 1.22));
  const centre: Point = [random.between(540, 620), 280];
  const level = (size: number): string =>
    closed(
      wobble.map((factor, index) => {
        const [x, y] = polar([0, 0], (index / 9) * 2 * Math.PI, size * factor);
        return [centre[0] + x * 1.5, centre[1] + y];
      }),
    );
  const rings = range(7).map((index) => line(level(420 - index * 56), palette.tone, 5));
  const [x, y] = centre;
  const descent = `M90 90C230 130 210 260 330 230S420 360 ${n(x)} ${n(y)}`;
  return (
    area(level(230), palette.wash) +
    rings.join('') +
    area(level(64), palette.ink) +
    line(descent, palette.spark, 9) +
    circle(90, 90, 17, palette.spark) +
    circle(x, y, 19, palette.spark)
  );
};
