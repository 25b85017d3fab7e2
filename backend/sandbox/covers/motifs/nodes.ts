import { circle, line, polar, range, ring, through, type Point } from '../shapes.js';
import type { DrawMotif } from './motif.js';

export const nodes: DrawMotif = (palette, random) => {
  const hub: Point = [random.between(440, 520), 270];
  const place = (count: number, distance: number, stretch: number): Point[] =>
    range(count).map((index) => {
      const angle = (index / count) * 2 * Math.PI + random.between(-0.18, 0.18);
      const [x, y] = polar([0, 0], angle, distance * random.between(0.88, 1.1));
      return [hub[0] + x * stretch, hub[1] + y];
    });
  const near = place(6, 135, 1.25);
  const far = place(11, 232, 1.75);
  const links = far.map((point, index) => {
    const [closest] = [...near].sort(
      (a, b) =>
        Math.hypot(a[0] - point[0], a[1] - point[1]) - Math.hypot(b[0] - point[0], b[1] - point[1]),
    );
    const next = far[(index + 1) % far.length] ?? point;
    return through([closest ?? hub, point]) + (index % 2 === 0 ? through([point, next]) : '');
  });
  return (
    line(links.join(''), palette.wash, 4) +
    line(near.map((point) => through([hub, point])).join(''), palette.tone, 7) +
    far.map(([x, y], index) => circle(x, y, 13 + (index % 3) * 5, palette.tone)).join('') +
    near.map(([x, y]) => circle(x, y, 27, palette.ink)).join('') +
    circle(hub[0], hub[1], 56, palette.spark) +
    ring(hub[0], hub[1], 78, palette.ink, 7)
  );
};
