import { range, rect } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const CELL = 60;

/** Draws a round object as the pixels of a sensor. */
export const mosaic: DrawMotif = (palette, random) => {
  const [centreX, centreY] = [random.between(7, 8.5), 4];
  const cells = range(9).flatMap((row) =>
    range(16).map((column) => {
      const distance = Math.hypot(column - centreX, (row - centreY) * 1.05);
      const level = distance + random.between(-0.7, 0.7);
      const colour =
        distance < 0.8
          ? palette.spark
          : level < 2.4
            ? palette.ink
            : level < 3.7
              ? palette.tone
              : level < 5
                ? palette.wash
                : null;
      return colour && rect([column * CELL + 3, row * CELL + 3], [CELL - 6, CELL - 6], colour, 5);
    }),
  );
  return cells.join('');
};
