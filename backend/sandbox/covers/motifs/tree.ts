import { circle, line, n, range, rect, type Point } from '../shapes.js';
import type { DrawMotif } from './motif.js';

export const tree: DrawMotif = (palette, random) => {
  const levels = [1, 3, 6].map((count, depth) =>
    range(count).map((index): Point => [((index + 0.5) / count) * 840 + 60, 120 + depth * 150]),
  );
  const [roots = [], limbs = [], leaves = []] = levels;
  const lit = random.whole(0, 5);
  const link = ([x1, y1]: Point, [x2, y2]: Point) => {
    const middle = (y1 + y2) / 2;
    return `M${n(x1)} ${n(y1)}C${n(x1)} ${n(middle)} ${n(x2)} ${n(middle)} ${n(x2)} ${n(y2)}`;
  };
  const parentOf = (index: number): Point => limbs[Math.floor(index / 2)] ?? [0, 0];
  const box = ([x, y]: Point, [width, height]: Point, colour: string) =>
    rect([x - width / 2, y - height / 2], [width, height], colour, 12);
  return (
    line(limbs.map((limb) => link(roots[0] ?? limb, limb)).join(''), palette.tone, 8) +
    line(leaves.map((leaf, index) => link(parentOf(index), leaf)).join(''), palette.wash, 8) +
    roots.map((point) => box(point, [210, 76], palette.ink)).join('') +
    limbs.map((point) => box(point, [150, 64], palette.tone)).join('') +
    leaves
      .map(([x, y], index) => circle(x, y, 40, index === lit ? palette.spark : palette.wash))
      .join('')
  );
};
