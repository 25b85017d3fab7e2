import { range, rect } from '../shapes.js';
import type { DrawMotif } from './motif.js';

export const table: DrawMotif = (palette, random) => {
  const widths = [90, 210, 150, 190];
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((x, width) => x + width + 26, 124),
  );
  const chosen = random.whole(3, 4);
  const head = lefts.map((x, index) => rect([x, 74], [widths[index] ?? 0, 34], palette.ink, 8));
  const rows = range(7).flatMap((row) =>
    lefts.map((x, column) => {
      const width = (widths[column] ?? 0) * random.between(0.45, 1);
      const colour = row >= chosen - 1 && row <= chosen + 1 ? palette.ground : palette.tone;
      return rect([x, 146 + row * 52], [width, 18], colour, 9);
    }),
  );
  const top = 146 + (chosen - 1) * 52 - 18;
  return (
    rect([80, 30], [800, 560], palette.wash, 24) +
    head.join('') +
    rect([80, top], [800, 158], palette.ink) +
    rect([80, top], [14, 158], palette.spark) +
    rows.join('')
  );
};
