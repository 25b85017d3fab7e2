import { randomUUID } from 'node:crypto';
import { Bucket } from '../../common/objects/bucket.js';
import { StorageError } from '../../common/objects/storage-error.js';
import { TimeoutError, withTimeout } from '../../common/outbound/response-to.js';
import type { PicturesConfig } from '../../config/app-config.js';
import {
  describeNetworkError,
  fails,
  LinkLocalError,
  refuseLinkLocal,
  TEST_TIMEOUT_MS,
  works,
} from './connection-test.js';
import type { ConnectionTestDto } from './dto/connection-test.dto.js';

const CONTENT = Buffer.from('Written by a test of the connection, and deleted at once.');

export async function testStorage(config: PicturesConfig): Promise<ConnectionTestDto> {
  const { picturesPlace: place, picturesS3: s3 } = config;
  if ('folder' in place) return fails('Enter a bucket first. Pictures are stored on this machine.');
  const bucket = new Bucket(s3, place);
  try {
    if (s3.endpoint !== null) await refuseLinkLocal(new URL(s3.endpoint).hostname);
    const isSame = await withTimeout(TEST_TIMEOUT_MS, new AbortController().signal, () =>
      writeAndRead(bucket),
    );
    return isSame
      ? works('The bucket answers: a file was written, read and deleted.')
      : fails('The bucket returned another file than was written.');
  } catch (error) {
    return describeFailure(error);
  }
}

async function writeAndRead(bucket: Bucket): Promise<boolean> {
  const name = `connection-test-${randomUUID()}`;
  await bucket.put(name, CONTENT);
  try {
    return (await bucket.get(name))?.equals(CONTENT) ?? false;
  } finally {
    await bucket.remove(name);
  }
}

type SdkError = Error & { $metadata?: { httpStatusCode?: number } };

function describeFailure(error: unknown): ConnectionTestDto {
  if (error instanceof LinkLocalError) return fails(error.message);
  if (error instanceof TimeoutError) return late();
  if (!(error instanceof StorageError) || !(error.cause instanceof Error)) throw error;
  const { name, message, $metadata }: SdkError = error.cause;
  const status = $metadata?.httpStatusCode ?? 0;
  if (error.cause instanceof TimeoutError || name === 'TimeoutError') return late();
  if (name === 'CredentialsProviderError') return fails('Enter the access key first.');
  if (name === 'NoSuchBucket') return fails('There is no such bucket.', message);
  if (status === 301) return fails('The bucket is in another region.', message);
  if (status === 401 || status === 403)
    return fails(`The storage refuses the access key, or it may not write (${name}).`, message);
  if (status >= 400)
    return fails(`The storage answers with an error (${status} ${name}).`, message);
  if (status > 0) return fails('This is not an S3-compatible storage.');
  return fails(`The storage cannot be reached: ${describeNetworkError(error.cause)}.`);
}

function late(): ConnectionTestDto {
  return fails(`The storage did not answer within ${TEST_TIMEOUT_MS / 1000} seconds.`);
}
