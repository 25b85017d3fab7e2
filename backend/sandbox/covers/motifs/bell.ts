import { area, line, n, range } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const BASE = 440;

function curve(centre: number, spread: number, height: number): string {
  const points = range(49).map((step) => {
    const x = step * 20;
    const y = BASE - height * Math.exp(-(((x - centre) / spread) ** 2) / 2);
    return `${step === 0 ? 'M' : 'L'}${x} ${n(y)}`;
  });
  return points.join('');
}

export const bell: DrawMotif = (palette, random) => {
  const centre = random.between(540, 640);
  const fill = (d: string, colour: string) => area(`${d}L960 ${BASE}L0 ${BASE}Z`, colour);
  const ticks = range(23).map((index) => {
    const x = 40 + index * 40;
    return line(`M${x} ${BASE + 24}V${BASE + (index % 4 === 0 ? 58 : 40)}`, palette.tone, 4);
  });
  return (
    fill(curve(centre - 250, 150, 200), palette.wash) +
    fill(curve(centre - 60, 112, 290), palette.tone) +
    fill(curve(centre + 70, 68, 380), palette.ink) +
    line(`M${n(centre + 70)} 30V${BASE}`, palette.spark, 6) +
    ticks.join('')
  );
};
