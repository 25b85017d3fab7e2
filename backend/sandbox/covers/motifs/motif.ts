import type { Palette } from '../palette.js';
import type { Random } from '../random.js';

/** SVG elements. */
export type DrawMotif = (palette: Palette, random: Random) => string;
