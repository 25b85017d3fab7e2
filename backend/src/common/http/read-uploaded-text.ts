import type { IncomingMessage } from 'node:http';
import { InvalidInputError, TooLargeError } from '../problem/app-error.js';

const NOT_UTF8 = 'The text is not in UTF-8. Save it as “CSV UTF-8”.';

/**
 * Reads an uploaded text file that its route left unread (`TakesCsv`).
 * @throws TooLargeError with the message, InvalidInputError unless it is UTF-8
 */
export async function readUploadedText(
  file: IncomingMessage,
  maxBytes: number,
  tooLarge: string,
): Promise<string> {
  if (Number(file.headers['content-length']) > maxBytes) throw new TooLargeError(tooLarge);
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Refusing an upload must not close the connection, which still has to carry the response.
  const parts: AsyncIterable<Buffer> = file.iterator({ destroyOnReturn: false });
  for await (const part of parts) {
    bytes += part.length;
    if (bytes > maxBytes) throw new TooLargeError(tooLarge);
    chunks.push(part);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new InvalidInputError([{ field: 'file', message: NOT_UTF8 }], NOT_UTF8);
  }
}
