import type { Metadata, SharpOptions } from 'sharp';
import { loadSharp } from './load-sharp.js';
import { PictureFault } from './picture-fault.js';

const MOST_PIXELS = 50_000_000;
/** Bytes: a drawing of more is made to keep its reader busy. */
const LARGEST_DRAWING = 1024 * 1024;
/** Pixels of a drawing's longer side once it is a picture. */
const SIDE_OF_DRAWINGS = 1_920;
const POINTS_PER_INCH = 72;
/** Seconds. */
const PATIENCE = 20;

export const OPTIONS: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error' };

export interface ReadPicture {
  /** As they came; of a drawing those of a PNG picture. */
  bytes: Buffer;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** `#rrggbb` */
  colour: string;
}

/** Reads a picture to its end, whatever its name or server says that it is. @throws PictureFault */
export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  try {
    const { format, width, height } = await describe(bytes);
    if (format !== 'svg') return await measure(bytes);
    if (bytes.length > LARGEST_DRAWING) throw new PictureFault('too-large');
    return await measure(await rasterise(bytes, Math.max(width, height)));
  } catch (error) {
    throw toFault(error);
  }
}

/** What is wrong with a picture of which the library says this. */
export function toFault(error: unknown): PictureFault {
  if (error instanceof PictureFault) return error;
  const isLarge = error instanceof Error && /exceeds pixel limit/i.test(error.message);
  return new PictureFault(isLarge ? 'too-many-pixels' : 'broken', { cause: error });
}

/** What the beginning of a picture says of it. @throws PictureFault */
export async function describe(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { ...OPTIONS, limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureFault('no-picture', { cause: error });
  }
  if (metadata.width * metadata.height > MOST_PIXELS) throw new PictureFault('too-many-pixels');
  return metadata;
}

/** What a drawing refers to elsewhere is not fetched, and its scripts do not run. */
async function rasterise(bytes: Buffer, side: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const density = Math.min(2_400, Math.max(1, (POINTS_PER_INCH * SIDE_OF_DRAWINGS) / side));
  return sharp(bytes, { ...OPTIONS, density })
    .resize(SIDE_OF_DRAWINGS, SIDE_OF_DRAWINGS, { fit: 'inside' })
    .png()
    .timeout({ seconds: PATIENCE })
    .toBuffer();
}

async function measure(bytes: Buffer): Promise<ReadPicture> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, OPTIONS);
  const { autoOrient } = await picture.metadata();
  const [red = 0, green = 0, blue = 0] = await picture
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .timeout({ seconds: PATIENCE })
    .toBuffer();
  const colour = `#${Buffer.from([red, green, blue]).toString('hex')}`;
  return { bytes, width: autoOrient.width, height: autoOrient.height, colour };
}
