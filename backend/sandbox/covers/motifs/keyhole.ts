import { area, circle, range } from '../shapes.js';
import type { DrawMotif } from './motif.js';

/** Draws walls within walls, and the only way in. */
export const keyhole: DrawMotif = (palette, random) => {
  const x = Math.round(random.between(420, 540));
  const colours = [palette.wash, palette.ground, palette.tone, palette.ground, palette.ink];
  const walls = range(5).map((index) =>
    circle(x, 270, 380 - index * 58, colours[index] ?? palette.ink),
  );
  return (
    walls.join('') +
    circle(x, 240, 42, palette.spark) +
    area(`M${x - 18} 250L${x - 36} 340H${x + 36}L${x + 18} 250Z`, palette.spark)
  );
};
