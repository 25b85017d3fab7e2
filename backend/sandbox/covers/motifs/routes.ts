import { circle, line, range, ring } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const LANES = 5;

/** Draws lines that start apart, run together for a while and end at one place. */
export const routes: DrawMotif = (palette, random) => {
  const express = random.whole(1, 3);
  const meet = random.whole(40, 50) * 10;
  const lanes = range(LANES).map((index) => {
    const from = Math.round(62 + index * 104 + random.between(-26, 26));
    const together = 214 + index * 28;
    const turn = meet - Math.abs(together - from) - random.whole(0, 4) * 10;
    const colour = index === express ? palette.ink : index % 2 === 0 ? palette.wash : palette.tone;
    const path = `M-20 ${from}H${turn}L${turn + Math.abs(together - from)} ${together}H790`;
    return { from, turn, colour, path };
  });
  const stop = (x: number, y: number, colour: string) =>
    circle(x, y, 18, palette.ground) + ring(x, y, 18, colour, 9);
  const stops = lanes.flatMap(({ from, turn, colour }) =>
    range(random.whole(1, 2)).map((index) => {
      const x = (turn * (index + 1)) / 3 + random.between(-20, 20);
      return stop(x, from, colour);
    }),
  );
  return (
    lanes.map(({ path, colour }) => line(path, colour, 20)).join('') +
    stops.join('') +
    `<rect x="${meet + 76}" y="192" width="46" height="156" rx="23" fill="${palette.ground}" stroke="${palette.ink}" stroke-width="9"/>` +
    circle(800, 270, 100, palette.spark) +
    circle(800, 270, 44, palette.ground)
  );
};
