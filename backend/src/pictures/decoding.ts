import type { Metadata } from 'sharp';
import { PictureFault } from './picture-fault.js';

/** Each takes one of the four threads that also read files, compress and hash passwords. */
const AT_ONCE = 2;
/** Bytes for the pixels of all that is decoded, beside what else the process has. */
const MOST_MEMORY = 250_000_000;

interface Waiting {
  memory: number;
  start: () => void;
}
let places = AT_ONCE;
let memory = MOST_MEMORY;
const waiting: { first: Waiting[]; others: Waiting[] } = { first: [], others: [] };

/**
 * Decodes a picture once there is memory for it. @param work decodes it
 * @throws PictureFault for one that takes too much of it
 */
export function decode<T>(picture: Metadata, work: () => Promise<T>): Promise<T> {
  const needed = memoryFor(picture);
  if (needed > MOST_MEMORY) return Promise.reject(new PictureFault('too-heavy'));
  return inTurn(waiting.others, needed, work);
}

/** As `decode`, before all others and whatever was kept: a visitor waits for it. */
export function decodeKept<T>(picture: Metadata, work: () => Promise<T>): Promise<T> {
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

/** None overtakes another that needs more. */
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

/** Bytes, as measured with pictures of one colour: such a one of 50 megapixels has 1 KB as AVIF. */
function memoryFor(picture: Metadata): number {
  return picture.width * picture.height * bytesPerPixel(picture);
}

function bytesPerPixel(picture: Metadata): number {
  const { format, channels, depth, isProgressive, chromaSubsampling } = picture;
  const plain = channels * (depth === 'uchar' ? 1 : 2);
  switch (format) {
    case 'jpeg':
      // The coefficients of a progressive one are kept until its last scan has come.
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
