import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { FileReads } from '../storage/random-access.js';
import { CHUNK, HEADER, TAG } from './cipher.js';
import { openEncrypted } from './encrypted-reader.js';
import { encryptingStream } from './encrypting-stream.js';

const PASSPHRASE = 'a passphrase of the tests';
const SEALED = CHUNK + TAG;

describe('what is encrypted', () => {
  let file: string;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-encryption-'));
    file = join(folder, 'encrypted');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function encrypt(plain: Buffer): Promise<Buffer> {
    const stream = await encryptingStream(PASSPHRASE);
    await pipeline(Readable.from([plain]), stream, createWriteStream(file));
    return readFile(file);
  }

  /** Ranges, or all of it. */
  async function decrypt(ranges?: { start: number; end: number }[]): Promise<Buffer[]> {
    const reads = await FileReads.open(file);
    try {
      const reader = await openEncrypted(reads, file, PASSPHRASE);
      if (!reader) throw new Error('It is not encrypted.');
      const found: Buffer[] = [];
      for (const { start, end } of ranges ?? [{ start: 0, end: reader.size }]) {
        found.push(await buffer(reader._readStreamForRange(start, end)));
      }
      return found;
    } finally {
      await reads.close();
    }
  }

  it.each([1, CHUNK, 2 * CHUNK + 5])('is read again, of %d bytes, from anywhere', async (end) => {
    const plain = randomBytes(end);
    await encrypt(plain);
    const starts = [0, CHUNK - 2, CHUNK, 2 * CHUNK + 1].filter((start) => start < end);
    const ranges = [end, CHUNK, 7].flatMap((length) =>
      starts.map((start) => ({ start, end: Math.min(start + length, end) })),
    );
    const wanted = ranges.map((range) => plain.subarray(range.start, range.end).toString('hex'));
    expect((await decrypt(ranges)).map((found) => found.toString('hex'))).toEqual(wanted);
  });

  it('is refused when chunks are missing or moved', async () => {
    const whole = await encrypt(randomBytes(3 * CHUNK + 5));
    const at = (number: number) => HEADER + number * SEALED;
    const chunk = (number: number) => whole.subarray(at(number), at(number + 1));
    const head = whole.subarray(0, HEADER);
    const refused = async (...parts: Buffer[]) => {
      await writeFile(file, Buffer.concat(parts));
      await expect(decrypt()).rejects.toThrow(
        /the encrypted data was modified|damaged or incomplete/,
      );
    };
    await refused(head, chunk(0), chunk(1), chunk(2));
    await refused(head, chunk(1), chunk(0), chunk(2), chunk(3));
    await refused(head);
  });
});
