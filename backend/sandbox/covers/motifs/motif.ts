import type { Palette } from '../palette.js';
import type { Random } from '../random.js';

/** Draws the motif on a cover's background as SVG elements. */
export type DrawMotif = (palette: Palette, random: Random) => string;
