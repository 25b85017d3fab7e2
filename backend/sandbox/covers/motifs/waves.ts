import { area, circle, n, range } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const LENGTH = 320;
/** Length of a curve's handles that makes half a wave look like a sine. */
const REACH = (LENGTH / 2) * 0.3642;

export const waves: DrawMotif = (palette, random) => {
  const colours = [palette.wash, palette.tone, palette.wash, palette.tone, palette.ink];
  const bands = range(5).map((index) => {
    const y = 210 + index * 70;
    const rise = random.between(16, 30);
    const start = -random.between(0, LENGTH);
    const halves = range(9).map((half) => {
      const from = start + (half * LENGTH) / 2;
      const to = from + LENGTH / 2;
      const [y1, y2] = half % 2 === 0 ? [y - rise, y + rise] : [y + rise, y - rise];
      return `C${n(from + REACH)} ${n(y1)} ${n(to - REACH)} ${n(y2)} ${n(to)} ${n(y2)}`;
    });
    const path = `M${n(start)} ${n(y - rise)}${halves.join('')}V560H${n(start)}Z`;
    return area(path, colours[index] ?? palette.ink);
  });
  return circle(random.between(600, 740), 186, 96, palette.spark) + bands.join('');
};
