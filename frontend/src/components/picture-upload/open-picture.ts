/** Bytes and pixels that the server takes at most. */
const MAX_BYTES = 15 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
/** Pixels of the longer side of what is shown while the part is chosen. */
const SHOWN = 1_280;

/** What is wrong with a file, for whoever has chosen it. */
export class PictureError extends Error {}

export interface OpenedPicture {
  /** Upright. */
  bitmap: ImageBitmap;
  /** It as a data URL, small enough to be moved about. */
  src: string;
}

/** @throws PictureError for what this browser cannot show, or the server would not take */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (file.size > MAX_BYTES) throw new PictureError('The picture has more than 15 MB.');
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
        ? 'This browser cannot open HEIC pictures. Save it as JPEG, and choose that.'
        : 'This is no picture that can be opened. Choose a JPEG, PNG, WebP or AVIF picture.',
    );
  }
}
