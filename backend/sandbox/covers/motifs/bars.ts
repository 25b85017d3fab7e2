import { circle, line, range, rect, through, type Point } from '../shapes.js';
import type { DrawMotif } from './motif.js';

export const bars: DrawMotif = (palette, random) => {
  const tops = range(9).map((index): Point => [
    140 + index * 85,
    410 - index * 32 - random.between(-46, 46),
  ]);
  const columns = tops.map(([x, y], index) =>
    rect([x - 27, y], [54, 600 - y], index % 3 === 1 ? palette.tone : palette.wash, 6),
  );
  const trend = tops.map(([x, y]): Point => [x, y - 52]);
  const [lastX, lastY] = trend[8] ?? [0, 0];
  return (
    columns.join('') +
    line(through(trend), palette.ink, 7) +
    trend.map(([x, y]) => circle(x, y, 11, palette.ink)).join('') +
    circle(lastX, lastY, 22, palette.spark)
  );
};
