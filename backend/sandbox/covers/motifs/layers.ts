import { circle, line, polygon, range } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const FLATNESS = 0.42;

const sheet = (y: number, half: number, colour: string): string =>
  polygon(
    [
      [480, y - half * FLATNESS],
      [480 + half, y],
      [480, y + half * FLATNESS],
      [480 - half, y],
    ],
    colour,
  );

export const layers: DrawMotif = (palette, random) => {
  const colours = [palette.wash, palette.tone, palette.wash, palette.tone, palette.ink];
  const sheets = range(5).map((index) => {
    const y = 408 - index * 62;
    const half = 330 - index * 24 + random.between(-12, 12);
    return sheet(y + 11, half, palette.ground) + sheet(y, half, colours[index] ?? palette.ink);
  });
  return (
    sheets.join('') +
    `<ellipse cx="480" cy="160" rx="70" ry="${70 * FLATNESS}" fill="${palette.ground}"/>` +
    line('M480 160V62', palette.spark, 9) +
    circle(480, 56, 22, palette.spark)
  );
};
