import { circle, n, polar, polygon, range, ring, type Point } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const RADIUS = 158;

export const cycle: DrawMotif = (palette, random) => {
  const centre: Point = [480, 270];
  const turn = random.between(0, Math.PI / 2);
  const colours = [palette.ink, palette.tone, palette.ink, palette.tone];
  const stages = range(4).map((index) => {
    const from = turn + (index * Math.PI) / 2 + 0.2;
    const to = from + Math.PI / 2 - 0.5;
    const colour = colours[index] ?? palette.ink;
    const [startX, startY] = polar(centre, from, RADIUS);
    const [endX, endY] = polar(centre, to, RADIUS);
    const arc = `M${n(startX)} ${n(startY)}A${RADIUS} ${RADIUS} 0 0 1 ${n(endX)} ${n(endY)}`;
    const head = [polar(centre, to, RADIUS - 48), polar(centre, to, RADIUS + 48)];
    return (
      `<path d="${arc}" fill="none" stroke="${colour}" stroke-width="44"/>` +
      polygon([...head, polar(centre, to + 0.28, RADIUS)], colour)
    );
  });
  const moons = range(3).map((index) => {
    const [x, y] = polar(centre, turn + index * 2.1 + 0.4, 252);
    return circle(x, y, 15, palette.tone);
  });
  return (
    ring(centre[0], centre[1], 252, palette.wash, 4) +
    moons.join('') +
    stages.join('') +
    circle(centre[0], centre[1], 62, palette.spark)
  );
};
