import type { Area } from 'react-easy-crop';
import { PictureError } from './open-picture';
import type { PictureShape } from './PictureUpload';

const QUALITY = 0.92;

/** Returns a new file with only this part (in percent) of the picture, scaled down to the wanted width. */
export async function cutPicture(
  bitmap: ImageBitmap,
  part: Area,
  { aspect, width: most }: PictureShape,
): Promise<Blob> {
  const across = (part.width / 100) * bitmap.width;
  const down = (part.height / 100) * bitmap.height;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(most, across)));
  canvas.height = Math.max(1, Math.round(canvas.width / aspect));
  const context = canvas.getContext('2d');
  context?.drawImage(
    bitmap,
    (part.x / 100) * bitmap.width,
    (part.y / 100) * bitmap.height,
    across,
    down,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  const webp = await toBlob(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  if (context) {
    // JPEG has no transparency.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else
          reject(
            new PictureError('The picture is too large for this browser. Choose a smaller one.'),
          );
      },
      type,
      QUALITY,
    );
  });
}
