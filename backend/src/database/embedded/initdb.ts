import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.js';
import { EmbeddedPostgresError, firstComplaint, orNull } from './embedded-error.js';
import type { EmbeddedFiles } from './files.js';
import { findLauncher, serviceAccount, type Account, type Launcher } from './launcher.js';

export const DATABASE = 'lectern';

export interface Cluster {
  readonly launcher: Launcher;
  readonly password: string;
}

/** Creates the database next to its final place and moves it there, so that a crash leaves nothing incomplete. */
export async function createCluster(files: EmbeddedFiles, binaries: Binaries): Promise<Cluster> {
  await removeUnfinished(files);
  const staging = await fs.mkdtemp(files.staging);
  try {
    const account = process.getuid?.() === 0 ? await serviceAccount() : null;
    const password = newPassword();
    await writePassword(files, password, account);
    if (account !== null) await fs.chown(staging, account.uid, account.gid);
    const launcher = await findLauncher(binaries, account, staging);
    await initialise(files, binaries, launcher, staging);
    await orNull(fs.rmdir(files.dataDir));
    await fs.rename(staging, files.dataDir);
    return { launcher, password };
  } catch (error) {
    await removeUnfinished(files);
    throw error;
  }
}

async function initialise(
  files: EmbeddedFiles,
  binaries: Binaries,
  launcher: Launcher,
  directory: string,
): Promise<void> {
  let output = '';
  for (const letters of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const made = await launcher.run(binaries.initdb, [
      `--pgdata=${directory}`,
      `--username=${DATABASE}`,
      `--pwfile=${files.password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${letters}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]);
    if (made.ok) return execute(binaries, launcher, directory, `CREATE DATABASE ${DATABASE};`);
    output = made.output;
    if (!output.includes('invalid locale name')) break;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL cannot create ${files.dataDir}: ${firstComplaint(output)}. ` +
      'Fix that and start again, or set DATABASE_URL.',
  );
}

async function execute(
  binaries: Binaries,
  launcher: Launcher,
  directory: string,
  sql: string,
): Promise<void> {
  const args = ['--single', '-D', directory, '-c', 'log_checkpoints=off', 'postgres'];
  const { ok, output } = await launcher.run(binaries.postgres, args, `${sql}\n`);
  if (!ok || /\b(ERROR|FATAL|PANIC):/.test(output)) {
    throw new EmbeddedPostgresError(
      `PostgreSQL cannot work in ${directory}: ${firstComplaint(output)}.`,
    );
  }
}

export async function resetPassword(
  files: EmbeddedFiles,
  binaries: Binaries,
  launcher: Launcher,
): Promise<string> {
  const password = newPassword();
  const sql = `ALTER ROLE ${DATABASE} PASSWORD '${password}';`;
  await execute(binaries, launcher, files.dataDir, sql);
  await writePassword(files, password, launcher.account);
  return password;
}

async function writePassword(
  files: EmbeddedFiles,
  password: string,
  account: Account | null,
): Promise<void> {
  await fs.writeFile(files.password, password, { mode: 0o600 });
  if (account !== null) await fs.chown(files.password, account.uid, account.gid);
}

/** Uses letters, digits, - and _, which need no escaping in URLs and SQL. */
function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

async function removeUnfinished({ staging }: EmbeddedFiles): Promise<void> {
  const names = await fs.readdir(dirname(staging));
  for (const name of names.filter((each) => each.startsWith(basename(staging)))) {
    await fs.rm(join(dirname(staging), name), { recursive: true, force: true, maxRetries: 5 });
  }
}
