import type * as Sdk from '@aws-sdk/client-s3';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BucketPlace, S3Config } from '../settings.js';
import { withTimeout } from '../outbound/response-to.js';
import { toStorageError } from './storage-error.js';

/** Splits a stream into parts of one size. The last part, which is flagged, has the rest. */
async function* inParts(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    while (length > size) {
      const all = Buffer.concat(chunks);
      yield { bytes: all.subarray(0, size), isLast: false };
      chunks = [all.subarray(size)];
      length -= size;
    }
  }
  yield { bytes: Buffer.concat(chunks), isLast: true };
}

/** Milliseconds for a connection, for silence, and for a whole request with its retries. */
const CONNECT = 2_000;
const SILENCE = 4_000;
const PATIENCE = 10_000;
/** A longer limit for parts of uploads and downloads, which are larger. */
const PATIENCE_OF_PARTS = 120_000;
const ATTEMPTS = 2;
/** Bytes. An upload has at most 10,000 parts, so 80 GB. */
const PART = 8 * 1024 * 1024;

interface Opened {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** The part of an S3-compatible bucket below a prefix. The AWS SDK is loaded with the first request. */
export class Bucket {
  private opening: Promise<Opened> | undefined;

  constructor(
    private readonly config: S3Config,
    private readonly place: BucketPlace,
  ) {}

  describe(name = ''): string {
    return `s3://${this.place.bucket}/${this.keyOf(name)}`;
  }

  get(name: string, range?: { start: number; end: number }): Promise<Buffer | null> {
    const read = async ({ sdk, client }: Opened, abortSignal: AbortSignal) => {
      const Range = range && `bytes=${range.start}-${range.end - 1}`;
      const input = { ...this.keyed(name), ...(Range && { Range }) };
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(input), { abortSignal });
        if (!(Body instanceof Readable)) throw new Error('The answer has no body.');
        return await buffer(addAbortSignal(abortSignal, Body));
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    };
    return this.ask(name, read, range && PATIENCE_OF_PARTS);
  }

  size(name: string): Promise<number | null> {
    return this.ask(name, async ({ sdk, client }, abortSignal) => {
      try {
        const head = new sdk.HeadObjectCommand(this.keyed(name));
        return (await client.send(head, { abortSignal })).ContentLength ?? 0;
      } catch (error) {
        if (error instanceof sdk.NotFound) return null;
        throw error;
      }
    });
  }

  async put(name: string, bytes: Buffer, patience = PATIENCE): Promise<void> {
    const input = { ...this.keyed(name), Body: bytes };
    await this.ask(
      name,
      ({ sdk, client }, abortSignal) =>
        client.send(new sdk.PutObjectCommand(input), { abortSignal }),
      patience,
    );
  }

  /**
   * Uploads a stream of any length, holding one part in memory. The object becomes visible when the upload is complete.
   */
  async upload(name: string, source: AsyncIterable<Buffer>): Promise<void> {
    let id: string | undefined;
    const tags: string[] = [];
    try {
      for await (const { bytes, isLast } of inParts(source, PART)) {
        if (isLast && id === undefined) return await this.put(name, bytes, PATIENCE_OF_PARTS);
        id ??= await this.begin(name);
        tags.push(await this.uploadPart(name, id, tags.length + 1, bytes));
      }
      if (id !== undefined) await this.complete(name, id, tags);
    } catch (error) {
      if (id !== undefined) await this.abandon(name, id).catch(() => undefined);
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await this.ask(name, ({ sdk, client }, abortSignal) =>
      client.send(new sdk.DeleteObjectCommand(this.keyed(name)), { abortSignal }),
    );
  }

  async list(beginning: string): Promise<string[]> {
    const names: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const input = {
        Bucket: this.place.bucket,
        Prefix: this.keyOf(beginning),
        ...(ContinuationToken !== undefined && { ContinuationToken }),
      };
      const page = await this.ask(beginning, ({ sdk, client }, abortSignal) =>
        client.send(new sdk.ListObjectsV2Command(input), { abortSignal }),
      );
      for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(this.keyOf('').length));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return names;
  }

  private async begin(name: string): Promise<string> {
    const { UploadId } = await this.ask(name, ({ sdk, client }, abortSignal) =>
      client.send(new sdk.CreateMultipartUploadCommand(this.keyed(name)), { abortSignal }),
    );
    if (UploadId === undefined) throw toStorageError(this.describe(name), new Error('no upload'));
    return UploadId;
  }

  private async uploadPart(name: string, UploadId: string, PartNumber: number, Body: Buffer) {
    const input = { ...this.keyed(name), UploadId, PartNumber, Body };
    const { ETag = '' } = await this.ask(
      name,
      ({ sdk, client }, abortSignal) =>
        client.send(new sdk.UploadPartCommand(input), { abortSignal }),
      PATIENCE_OF_PARTS,
    );
    return ETag;
  }

  private async complete(name: string, UploadId: string, tags: string[]): Promise<void> {
    const Parts = tags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
    const input = { ...this.keyed(name), UploadId, MultipartUpload: { Parts } };
    await this.ask(
      name,
      ({ sdk, client }, abortSignal) =>
        client.send(new sdk.CompleteMultipartUploadCommand(input), { abortSignal }),
      PATIENCE_OF_PARTS,
    );
  }

  private async abandon(name: string, UploadId: string): Promise<void> {
    const input = { ...this.keyed(name), UploadId };
    await this.ask(name, ({ sdk, client }, abortSignal) =>
      client.send(new sdk.AbortMultipartUploadCommand(input), { abortSignal }),
    );
  }

  private async ask<T>(
    name: string,
    work: (opened: Opened, signal: AbortSignal) => Promise<T>,
    patience = PATIENCE,
  ): Promise<T> {
    const opened = await (this.opening ??= open(this.config));
    try {
      return await withTimeout(patience, new AbortController().signal, (signal) =>
        work(opened, signal),
      );
    } catch (error) {
      throw toStorageError(this.describe(name), error);
    }
  }

  private keyOf(name: string): string {
    return this.place.prefix === '' ? name : `${this.place.prefix}/${name}`;
  }

  private keyed(name: string) {
    return { Bucket: this.place.bucket, Key: this.keyOf(name) };
  }
}

async function open({ endpoint, region, credentials, pathStyle }: S3Config): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    ...(credentials && { credentials }),
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    // Other S3 servers do not support checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT, socketTimeout: SILENCE },
  });
  return { sdk, client };
}
