import type { Metadata, SharpOptions } from 'sharp';
import { loadSharp } from './load-sharp.js';
import { PictureError } from './picture-error.js';

const START_OF_SCAN = 0xda;
const END = 0xd9;

/** Counts the scans of a JPEG, each of which covers the whole picture. */
function countScans(jpeg: Buffer): number {
  let scans = 0;
  let at = nextMarker(jpeg, 2);
  while (at >= 0 && at + 3 < jpeg.length && jpeg[at + 1] !== END) {
    const isScan = jpeg[at + 1] === START_OF_SCAN;
    if (isScan) scans += 1;
    at = nextMarker(jpeg, at + 2 + jpeg.readUInt16BE(at + 2));
  }
  return scans;
}

/** Finds the next marker with a length, or the end. Calling `indexOf` for each 0xff is twenty times slower. */
function nextMarker(jpeg: Buffer, from: number): number {
  for (let at = from; at + 1 < jpeg.length; at += 1) {
    if (jpeg[at] === 0xff && !isBare(jpeg[at + 1])) return at;
  }
  return -1;
}

/** Markers without a length: stuffed zeros and restart markers within pixel data, and 1 and 0xff. */
function isBare(code = 0): boolean {
  return code <= 1 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
}

const MOST_PIXELS = 50_000_000;
/** Programs write about ten scans. Thousands would take minutes and cannot be interrupted. */
const MOST_SCANS = 100;

export const OPTIONS: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error' };

export async function describe(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { ...OPTIONS, limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureError('no-picture', { cause: error });
  }
  if (metadata.width * metadata.height > MOST_PIXELS) throw new PictureError('too-many-pixels');
  if (metadata.isProgressive && metadata.format === 'jpeg' && countScans(bytes) > MOST_SCANS) {
    throw new PictureError('too-heavy');
  }
  return metadata;
}

export function toPictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error;
  const isLarge = error instanceof Error && /exceeds pixel limit/i.test(error.message);
  return new PictureError(isLarge ? 'too-many-pixels' : 'broken', { cause: error });
}
