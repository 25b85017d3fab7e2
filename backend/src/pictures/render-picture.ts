import type { Sharp } from 'sharp';
import { decodeStored } from './decoding.js';
import { describe, OPTIONS } from './describe-picture.js';
import { loadSharp } from './load-sharp.js';

/** Pixels; `frontend/src/components/picture` names them in its `srcset`. */
export const WIDTHS = [96, 192, 320, 480, 640, 960, 1280, 1920] as const;
export type Width = (typeof WIDTHS)[number];

export const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type Format = keyof typeof FORMATS;

/** A visitor waits: more effort takes several times as long to save 10 % of the bytes. */
const EFFORT = { avif: 2, webp: 4 };
const QUALITY = { avif: 52, webp: 76, jpg: 78 };
const SMALL_AVIF = [
  { width: 192, quality: 38 },
  { width: 320, quality: 44 },
];
const PATIENCE = 20;

/** Returns an upright sRGB picture without metadata, never wider than the original. */
export async function renderPicture(bytes: Buffer, width: number, format: Format): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, OPTIONS)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: PATIENCE });
  return decodeStored(await describe(bytes), () => encode(picture, width, format).toBuffer());
}

function encode(picture: Sharp, width: number, format: Format): Sharp {
  if (format === 'webp') return picture.webp({ quality: QUALITY.webp, effort: EFFORT.webp });
  if (format === 'jpg') {
    return picture.flatten({ background: 'white' }).jpeg({ quality: QUALITY.jpg, mozjpeg: true });
  }
  const { quality } = SMALL_AVIF.find((small) => width <= small.width) ?? { quality: QUALITY.avif };
  return picture.avif({ quality, effort: EFFORT.avif, chromaSubsampling: '4:2:0' });
}
