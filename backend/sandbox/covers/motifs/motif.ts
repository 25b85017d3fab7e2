import type { Palette } from '../palette.js';
import type { Random } from '../random.js';

/** Draws what stands on a cover's ground, as SVG elements. */
export type DrawMotif = (palette: Palette, random: Random) => string;
