import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { describe, OPTIONS, toPictureError } from './describe-picture.js';
import { isGzip, sizeInPixels, toDrawing } from './drawing-text.js';
import { loadSharp } from './load-sharp.js';
import { PictureError, type PictureErrorName } from './picture-error.js';

type Painted = { png: Uint8Array } | { reason: PictureErrorName; cause: string };
export type PaintedDrawing = Painted & { isSpent: boolean };

const SIDE_OF_DRAWINGS = 1_920;
const POINTS_PER_INCH = 72;
const CPU_LIMIT_US = 5_000_000;
/** Bytes, about 60 MB of which the process itself needs. */
const MOST_MEMORY = 256_000_000;
const SPENT = 150_000_000;
const CHECK_EVERY_MS = 20;
const BEHIND_VISITORS = 10;
/** Bytes after decompression. */
const LARGEST_UNPACKED = 10_000_000;

// Only a signal stops a thread that is rendering; `process.exit` would wait for it.
const end = () => process.kill(process.pid, 'SIGKILL');

process.once('disconnect', end);
let started = process.cpuUsage();
process.on('message', (bytes: Uint8Array) => {
  started = process.cpuUsage();
  void paint(Buffer.from(bytes)).then(answer);
});
setInterval(watch, CHECK_EVERY_MS);
setPriority(BEHIND_VISITORS);
// Makes Linux kill this process rather than the server when memory is short. Other systems lack this file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

function watch(): void {
  const { user, system } = process.cpuUsage(started);
  if (user + system > CPU_LIMIT_US || process.memoryUsage.rss() > MOST_MEMORY) end();
}

async function paint(file: Buffer): Promise<Painted> {
  const sharp = await loadSharp(['VipsForeignLoadSvgBuffer']);
  try {
    const bytes = readDrawing(file);
    const { width, height } = await describe(bytes);
    const side = Math.max(width, height);
    const density = Math.min(2_400, Math.max(1, (POINTS_PER_INCH * SIDE_OF_DRAWINGS) / side));
    const png = await sharp(bytes, { ...OPTIONS, density })
      .resize(SIDE_OF_DRAWINGS, SIDE_OF_DRAWINGS, { fit: 'inside' })
      .png()
      .toBuffer();
    return { png };
  } catch (error) {
    const { reason, cause } = toPictureError(error);
    return { reason, cause: String(cause) };
  }
}

function readDrawing(file: Buffer): Buffer {
  const plain = isGzip(file) ? gunzipSync(file, { maxOutputLength: LARGEST_UNPACKED }) : file;
  const drawing = toDrawing(plain);
  if (drawing === null) throw new PictureError('no-picture');
  return Buffer.from(sizeInPixels(drawing));
}

function answer(painted: Painted): void {
  process.send?.({ ...painted, isSpent: process.memoryUsage.rss() > SPENT });
}
