import type { Metadata } from 'sharp';
import { decode } from './decoding.js';
import { describe, OPTIONS, toPictureError } from './describe-picture.js';
import { loadSharp } from './load-sharp.js';
import { PictureError } from './picture-error.js';
import { type ReadPicture, readPicture } from './read-picture.js';

const TAKEN = new Set(['jpeg', 'png', 'webp', 'heif']);
/** The file signature of HEIC. Of this family, the library reads AVIF only. */
const HEIC = /^....ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s;
const AVIF = /avi[fs]/;
const HEAD = 64;
const PATIENCE = 20;
const QUALITY = 90;

/**
 * Re-encodes an upload as WebP: upright, first frame only, at most `side` pixels, without metadata.
 * @throws PictureError
 */
export async function paintUpload(bytes: Buffer, side: number): Promise<ReadPicture> {
  const head = bytes.toString('latin1', 0, HEAD);
  if (HEIC.test(head) && !AVIF.test(head)) throw new PictureError('heic');
  const picture = await describeUpload(bytes);
  if (!TAKEN.has(picture.format)) throw new PictureError('unsupported');
  const sharp = await loadSharp();
  try {
    const painted = await decode(picture, () =>
      sharp(bytes, OPTIONS)
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .timeout({ seconds: PATIENCE })
        .toBuffer(),
    );
    return await readPicture(painted);
  } catch (error) {
    throw toPictureError(error);
  }
}

async function describeUpload(bytes: Buffer): Promise<Metadata> {
  try {
    return await describe(bytes);
  } catch (error) {
    const failure = toPictureError(error);
    throw failure.reason === 'no-picture'
      ? new PictureError('unsupported', { cause: error })
      : failure;
  }
}
