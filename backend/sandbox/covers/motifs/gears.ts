import { circle, polar, polygon, range, ring, type Point } from '../shapes.js';
import type { DrawMotif } from './motif.js';

const TOOTH = 30;
const GAP = 5;

interface Gear {
  centre: Point;
  radius: number;
  teeth: number;
  /** The direction of one of its teeth. */
  turn: number;
}

function outline({ centre, radius, teeth, turn }: Gear): Point[] {
  const step = (2 * Math.PI) / teeth;
  return range(teeth).flatMap((index) => {
    const at = turn + index * step;
    return [
      polar(centre, at - step * 0.27, radius),
      polar(centre, at - step * 0.15, radius + TOOTH),
      polar(centre, at + step * 0.15, radius + TOOTH),
      polar(centre, at + step * 0.27, radius),
    ];
  });
}

/** Returns a gear that meshes with the tooth of the driver in this direction. */
function meshed(driver: Gear, direction: number, radius: number, teeth: number): Gear {
  const centre = polar(driver.centre, direction, driver.radius + TOOTH + GAP + radius);
  return { centre, radius, teeth, turn: direction + Math.PI + Math.PI / teeth };
}

export const gears: DrawMotif = (palette, random) => {
  const turn = -random.between(0.42, 0.58);
  const large: Gear = { centre: [350, 300], radius: 176, teeth: 20, turn };
  const small = meshed(large, turn, 112, 13);
  const third = meshed(large, turn + (2 * Math.PI * 3) / 20, 122, 14);
  const hole = ({ centre: [x, y] }: Gear, size: number, colour: string) =>
    circle(x, y, size, colour);
  return (
    polygon(outline(third), palette.wash) +
    hole(third, 54, palette.ground) +
    polygon(outline(large), palette.ink) +
    ring(large.centre[0], large.centre[1], 118, palette.ground, 10) +
    hole(large, 46, palette.ground) +
    polygon(outline(small), palette.tone) +
    hole(small, 56, palette.ground) +
    hole(small, 28, palette.spark)
  );
};
