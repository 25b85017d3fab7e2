import type { Metadata, SharpOptions } from 'sharp';
import { countScans } from './jpeg-scans.js';
import { loadSharp } from './load-sharp.js';
import { PictureFault } from './picture-fault.js';

const MOST_PIXELS = 50_000_000;
/** Programs write about ten scans. Thousands would take minutes and cannot be interrupted. */
const MOST_SCANS = 100;

export const OPTIONS: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error' };

/** Reads a picture's header. @throws PictureFault */
export async function describe(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { ...OPTIONS, limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureFault('no-picture', { cause: error });
  }
  if (metadata.width * metadata.height > MOST_PIXELS) throw new PictureFault('too-many-pixels');
  if (metadata.isProgressive && metadata.format === 'jpeg' && countScans(bytes) > MOST_SCANS) {
    throw new PictureFault('too-heavy');
  }
  return metadata;
}

/** Converts an error of the library. */
export function toFault(error: unknown): PictureFault {
  if (error instanceof PictureFault) return error;
  const isLarge = error instanceof Error && /exceeds pixel limit/i.test(error.message);
  return new PictureFault(isLarge ? 'too-many-pixels' : 'broken', { cause: error });
}
