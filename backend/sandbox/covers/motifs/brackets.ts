import { line, range, rect } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const BRACE =
  'M90 -190C30 -190 30 -150 30 -100C30 -50 30 -20 -30 0C30 20 30 50 30 100C30 150 30 190 90 190';

export const brackets: DrawMotif = (palette, random) => {
  const indents = [0, 1, 2, 2, 1, 0];
  const colours = [
    palette.tone,
    palette.wash,
    palette.tone,
    palette.spark,
    palette.wash,
    palette.tone,
  ];
  const code = range(6).map((row) => {
    const x = 330 + (indents[row] ?? 0) * 44;
    const width = random.between(120, 640 - x);
    return rect([x, 130 + row * 50], [width, 26], colours[row] ?? palette.tone, 13);
  });
  return (
    `<g transform="translate(150 270) scale(1.12)">${line(BRACE, palette.ink, 34)}</g>` +
    code.join('') +
    `<g transform="translate(810 270) scale(-1.12 1.12)">${line(BRACE, palette.ink, 34)}</g>`
  );
};
