import { decode } from './decoding.js';
import { describe, OPTIONS, toPictureError } from './describe-picture.js';
import { isDrawing, paintDrawing } from './drawings.js';
import { loadSharp } from './load-sharp.js';

const PATIENCE = 20;

export interface ReadPicture {
  bytes: Buffer;
  width: number;
  height: number;
  colour: string;
}

export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  const picture = isDrawing(bytes) ? await paintDrawing(bytes) : bytes;
  try {
    return await measure(picture);
  } catch (error) {
    throw toPictureError(error);
  }
}

async function measure(bytes: Buffer): Promise<ReadPicture> {
  const sharp = await loadSharp();
  const picture = await describe(bytes);
  const [red = 0, green = 0, blue = 0] = await decode(picture, () =>
    sharp(bytes, OPTIONS)
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .resize(1, 1, { fit: 'fill' })
      .raw()
      .timeout({ seconds: PATIENCE })
      .toBuffer(),
  );
  const { width, height } = picture.autoOrient;
  const colour = `#${Buffer.from([red, green, blue]).toString('hex')}`;
  return { bytes, width, height, colour };
}
