import { area, circle, n, ring } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const RADIUS = 178;

export const venn: DrawMotif = (palette, random) => {
  const half = random.between(92, 116);
  const [left, right, y] = [480 - half, 480 + half, 270];
  const reach = Math.sqrt(RADIUS ** 2 - half ** 2);
  const lens = `M480 ${n(y - reach)}A${RADIUS} ${RADIUS} 0 0 1 480 ${n(y + reach)}A${RADIUS} ${RADIUS} 0 0 1 480 ${n(y - reach)}Z`;
  return (
    ring(left, y, 250, palette.wash, 3) +
    ring(right, y, 250, palette.wash, 3) +
    circle(left, y, RADIUS, palette.tone) +
    circle(right, y, RADIUS, palette.ink) +
    area(lens, palette.spark)
  );
};
