import type { Metadata } from 'sharp';
import { PictureError } from './picture-error.js';

/** Each decoder occupies one of the four threads that also read files, compress and hash passwords. */
const AT_ONCE = 2;
const MOST_MEMORY = 250_000_000;

interface Waiting {
  memory: number;
  start: () => void;
}
let places = AT_ONCE;
let memory = MOST_MEMORY;
const waiting: { first: Waiting[]; others: Waiting[] } = { first: [], others: [] };

/** Decodes a picture when enough memory is available. @throws PictureError when the picture needs too much */
export function decode<T>(picture: Metadata, work: () => Promise<T>): Promise<T> {
  const needed = memoryFor(picture);
  if (needed > MOST_MEMORY) return Promise.reject(new PictureError('too-heavy'));
  return inTurn(waiting.others, needed, work);
}

/** Like `decode`, but before all others and without a limit, because a visitor waits for a stored picture. */
export function decodeStored<T>(picture: Metadata, work: () => Promise<T>): Promise<T> {
  return inTurn(waiting.first, Math.min(memoryFor(picture), MOST_MEMORY), work);
}

async function inTurn<T>(line: Waiting[], needed: number, work: () => Promise<T>): Promise<T> {
  await new Promise<void>((start) => {
    line.push({ memory: needed, start });
    startNext();
  });
  try {
    return await work();
  } finally {
    places += 1;
    memory += needed;
    startNext();
  }
}

/** Strictly in order, so that large pictures are not delayed forever. */
function startNext(): void {
  for (;;) {
    const line = waiting.first.length > 0 ? waiting.first : waiting.others;
    const [next] = line;
    if (!next || places === 0 || next.memory > memory) return;
    line.shift();
    places -= 1;
    memory -= next.memory;
    next.start();
  }
}

/** Estimates bytes by measurements. File size says nothing: 50 megapixels of one color are 1 KB as AVIF. */
function memoryFor(picture: Metadata): number {
  return picture.width * picture.height * bytesPerPixel(picture);
}

function bytesPerPixel(picture: Metadata): number {
  const { format, channels, depth, isProgressive, chromaSubsampling } = picture;
  const plain = channels * (depth === 'uchar' ? 1 : 2);
  switch (format) {
    case 'jpeg':
      // The decoder stores the coefficients of a progressive JPEG until its last scan.
      if (!isProgressive) return 2;
      return chromaSubsampling === '4:2:0' ? 4 : 2 * channels + 1;
    case 'webp':
      return 4.5;
    case 'gif':
      return 6.5;
    case 'heif':
      return depth === 'uchar' ? 20 : 30;
    default:
      return isProgressive ? 1.5 * plain : plain;
  }
}
