import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.js';
import { EmbeddedPostgresError, orNull } from './embedded-error.js';
import { readPassword, type EmbeddedFiles } from './files.js';
import { createCluster, resetPassword, type Cluster } from './initdb.js';
import { findLauncher, serviceAccount, type Account } from './launcher.js';

export async function openCluster(
  files: EmbeddedFiles,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<Cluster> {
  const found = await orNull(fs.stat(files.dataDir));
  refuseForeign(found?.uid, files);
  if (found === null || (found.isDirectory() && (await fs.readdir(files.dataDir)).length === 0)) {
    log(`Creating a database in ${files.dataDir}`);
    return createCluster(files, binaries);
  }
  const version = await orNull(fs.readFile(join(files.dataDir, 'PG_VERSION'), 'utf8'), 'ENOTDIR');
  if (version === null) {
    throw new EmbeddedPostgresError(
      `${files.dataDir} is not a PostgreSQL data directory. Move it away and start again.`,
    );
  }
  const launcher = await findLauncher(binaries, await accountFor(found, files), files.dataDir);
  if (version.trim() !== launcher.major) {
    throw new EmbeddedPostgresError(
      `${files.dataDir} was made by PostgreSQL ${version.trim()}, this is ${launcher.major}. ` +
        'Move it away to start with an empty database, or set DATABASE_URL to a server of that version.',
    );
  }
  const password = (await readPassword(files)) ?? (await resetPassword(files, binaries, launcher));
  return { launcher, password };
}

function refuseForeign(owner: number | undefined, { dataDir }: EmbeddedFiles): void {
  const user = process.getuid?.() ?? 0;
  if (owner !== undefined && user !== 0 && user !== owner) {
    throw new EmbeddedPostgresError(
      `${dataDir} belongs to another user (${owner}), who started Lectern before. ` +
        'Start as that user or as root, or move the directory away.',
    );
  }
}

/** PostgreSQL cannot run as root: it runs as the owner of the data directory, which root hands over first. */
async function accountFor(
  found: { uid: number; gid: number },
  { dataDir }: EmbeddedFiles,
): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  if (found.uid !== 0) return { uid: found.uid, gid: found.gid };
  const account = await serviceAccount();
  for (const entry of ['.', ...(await fs.readdir(dataDir, { recursive: true }))]) {
    await fs.lchown(join(dataDir, entry), account.uid, account.gid);
  }
  await fs.chmod(dataDir, 0o700);
  return account;
}
