import { circle, line, n, range } from '../shapes.js';
import type { DrawMotif } from './motif.js';

export const arcs: DrawMotif = (palette, random) => {
  const [x, y] = [480, 470];
  const colours = [palette.ink, palette.tone, palette.wash, palette.spark, palette.tone];
  const rings = range(5).map((index) => {
    const radius = 130 + index * 66;
    const end = Math.PI * random.between(0.45, 0.95);
    const [toX, toY] = [x - Math.cos(end) * radius, y - Math.sin(end) * radius];
    const d = `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${n(toX)} ${n(toY)}`;
    return line(d, colours[index] ?? palette.ink, 38);
  });
  return rings.join('') + circle(x, y, 44, palette.ink);
};
