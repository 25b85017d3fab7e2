/** Bytes of the largest file that is opened. */
const LARGEST = 15 * 1024 * 1024;
const QUALITY = 0.92;

export interface PictureShape {
  /** Width by height. */
  aspect: number;
  /** Pixels, at most. */
  width: number;
}

/** Says what is wrong with a file, for the person who has chosen it. */
export class PictureError extends Error {}

/**
 * Returns the middle of a picture in the shape that the server takes, without the metadata of the file.
 * @throws PictureError for a file that this browser cannot open
 */
export async function cutPicture(file: File, { aspect, width: most }: PictureShape): Promise<Blob> {
  if (file.size > LARGEST) throw new PictureError('The picture has more than 15 MB.');
  const bitmap = await decode(file);
  const width = Math.min(bitmap.width, bitmap.height * aspect);
  const height = width / aspect;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(most, width)));
  canvas.height = Math.max(1, Math.round(canvas.width / aspect));
  const context = canvas.getContext('2d');
  const left = (bitmap.width - width) / 2;
  const top = (bitmap.height - height) / 2;
  context?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await toBlob(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  if (context) {
    // JPEG knows no transparency.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return toBlob(canvas, 'image/jpeg');
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

async function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (blob) return blob;
  throw new PictureError('This browser has no room for the picture. Choose a smaller one.');
}
