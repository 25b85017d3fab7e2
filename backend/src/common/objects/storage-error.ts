import { TimeoutError } from '../outbound/response-to.js';

export class StorageError extends Error {}

type Problem = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

const KEYS = 'check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and their permissions';

export function toStorageError(where: string, error: unknown): StorageError {
  return new StorageError(`${where}: ${reasonOf(error)}`, { cause: error });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, code, $metadata }: Problem = error;
  const status = $metadata?.httpStatusCode ?? 0;
  if (name === 'NoSuchBucket') return 'there is no such bucket';
  if (name === 'CredentialsProviderError') return `there are no credentials (${KEYS})`;
  if (status === 301) return 'the bucket is in another region, check S3_REGION';
  if (status === 401 || status === 403) return `access is refused with ${name} (${KEYS})`;
  if (error instanceof TimeoutError || name === 'TimeoutError')
    return 'the server did not respond in time';
  if (status >= 400) return `the server responded with ${status} (${name})`;
  if (code === 'ECONNRESET') return 'the server closed the connection early';
  if (code) return `the server cannot be reached: ${code} (check S3_ENDPOINT)`;
  return `${name}: ${error.message}`;
}
