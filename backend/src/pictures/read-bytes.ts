import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { PictureError } from './picture-error.js';

export const LARGEST_PICTURE = 15 * 1024 * 1024;

/**
 * Reads a body of at most 15 MB.
 * @param body the decompressed stream, if it differs
 * @throws PictureError for a larger one, and errors of the connection
 */
export async function readBytes(
  message: IncomingMessage,
  body: Readable = message,
): Promise<Buffer> {
  const announced = Number(message.headers['content-length'] ?? 0);
  if (announced > LARGEST_PICTURE) throw new PictureError('too-large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_PICTURE) throw new PictureError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
