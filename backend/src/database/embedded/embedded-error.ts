export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

export class EmbeddedInUseError extends EmbeddedPostgresError {
  readonly pid: number;

  constructor(pid: number, lock: string) {
    super(
      `Another Lectern (process ${pid}) is running on this database (${lock}). ` +
        `Stop it first (kill ${pid}), or set DATABASE_URL to another database.`,
    );
    this.pid = pid;
  }
}

const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space and start again',
  EROFS: 'the file system is read-only. Make it writable, or set DATABASE_URL',
  EACCES:
    'this user may not read or write there. Change the owner or the permissions, or set DATABASE_URL',
  EPERM:
    'this user may not read or write there. Change the owner or the permissions, or set DATABASE_URL',
  ENOTDIR: 'a part of the path is a file, not a directory. Move it away',
  EEXIST: 'a part of the path is a file, not a directory. Move it away',
};

export function errorCode(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null;
}

export async function orNull<T>(action: Promise<T>, ...absent: string[]): Promise<T | null> {
  try {
    return await action;
  } catch (error) {
    if (['ENOENT', ...absent].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}

export function toEmbeddedError(error: unknown, dataDir: string): unknown {
  const code = errorCode(error);
  if (code === null) return error;
  const reason = ADVICE[code] ?? String(error);
  return new EmbeddedPostgresError(`The database cannot be stored in ${dataDir}: ${reason}.`, {
    cause: error,
  });
}

export function firstComplaint(output: string): string {
  const lines = output.split(/\r?\n/).filter((line) => line.trim() !== '');
  const complaint = lines.find((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line));
  return (complaint ?? lines.at(-1) ?? 'it said nothing')
    .replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '')
    .trim();
}
