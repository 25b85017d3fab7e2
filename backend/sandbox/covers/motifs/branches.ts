import { circle, line, range, ring } from '../shapes.js';
import type { DrawMotif } from './motif.js';

export const branches: DrawMotif = (palette, random) => {
  const main = 330;
  const fork = (from: number, to: number, y: number): string => {
    const bend = 70;
    return `M${from} ${main}C${from + bend} ${main} ${from + bend - 20} ${y} ${from + 2 * bend} ${y}H${to - 2 * bend}C${to - bend + 20} ${y} ${to - bend} ${main} ${to} ${main}`;
  };
  const start = random.whole(8, 12) * 10;
  const commit = (x: number, y: number, colour: string) =>
    circle(x, y, 21, palette.ground) + ring(x, y, 21, colour, 11);
  return [
    line(fork(start + 200, start + 760, 110), palette.wash, 14),
    line(fork(start, start + 520, 210), palette.tone, 14),
    line(fork(start + 330, start + 900, 440), palette.tone, 14),
    line(`M-20 ${main}H980`, palette.ink, 18),
    ...range(2).map((index) => commit(start + 400 + index * 170, 110, palette.wash)),
    ...range(2).map((index) => commit(start + 190 + index * 130, 210, palette.tone)),
    ...range(2).map((index) => commit(start + 530 + index * 160, 440, palette.tone)),
    ...[start, start + 330, start + 520].map((x) => commit(x, main, palette.ink)),
    circle(start + 760, main, 34, palette.spark),
  ].join('');
};
