/** Maximum size in bytes and in pixels that the server accepts. */
const MAX_BYTES = 15 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
/** Longer side in pixels of the preview. */
const SHOWN = 1_280;

/** An error whose message tells the user what is wrong with the file. */
export class PictureError extends Error {}

export interface OpenedPicture {
  /** Rotated upright. */
  bitmap: ImageBitmap;
  /** A small version as a data URL. */
  src: string;
}

/** @throws {PictureError} when this browser cannot show the file or the server would reject it */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (file.size > MAX_BYTES) throw new PictureError('The picture is larger than 15 MB.');
  const bitmap = await decode(file);
  if (bitmap.width * bitmap.height > MAX_PIXELS) {
    bitmap.close();
    throw new PictureError('The picture has more than 50 megapixels.');
  }
  const scale = Math.min(1, SHOWN / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return { bitmap, src: canvas.toDataURL(file.type === 'image/png' ? 'image/png' : 'image/jpeg') };
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    const isHeic = /hei[cf]/i.test(`${file.type} ${file.name}`);
    throw new PictureError(
      isHeic
        ? 'This browser cannot open HEIC pictures. Save the picture as JPEG, then choose that file.'
        : 'We cannot open this file. Choose a JPEG, PNG, WebP or AVIF picture.',
    );
  }
}
