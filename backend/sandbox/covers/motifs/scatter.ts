import { area, circle, line, polar, range, type Point } from '../shapes.js';
import type { DrawMotif } from './motif.js';

export const scatter: DrawMotif = (palette, random) => {
  const bend = random.between(-60, 60);
  const border = `M250 560C330 360 ${Math.round(420 + bend)} 400 520 280S640 60 820 -20`;
  const cluster = (centre: Point, count: number, colour: string, size: number): string =>
    range(count)
      .map((index) => {
        const distance = 34 * Math.sqrt(index + 0.6);
        const [x, y] = polar([0, 0], index * 2.4, distance + random.between(-9, 9));
        return circle(centre[0] + x * 1.25, centre[1] + y, size + random.between(-3, 6), colour);
      })
      .join('');
  return (
    area(`${border}L980 -20V560Z`, palette.wash) +
    cluster([300, 190], 21, palette.tone, 14) +
    cluster([720, 370], 24, palette.ink, 14) +
    line(border, palette.spark, 9)
  );
};
