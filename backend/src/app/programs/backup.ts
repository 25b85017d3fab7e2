import { parseArgs } from 'node:util';
import type { ClientBase } from 'pg';
import type { Queryable } from '../../changes/change.js';
import type { AppConfig } from '../../config/app-config.js';
import { PictureFiles } from '../../pictures/picture-files.service.js';
import { useStored } from '../../settings/read-stored.js';
import { runProcess } from '../run-process.js';
import { findDatabase } from '../runtime.js';
import { BackupError } from '../../operations/backup/backup-error.js';
import { nameBackup } from '../../operations/backup/backup-names.js';
import { connectForCopies } from '../../operations/backup/copy-client.js';
import { describeBackup, describeMissing } from '../../operations/backup/manifest.js';
import { locateBackup, placeOf } from '../../operations/backup/locate-backup.js';
import {
  type BackupStorage,
  LEFT,
  openBackups,
} from '../../operations/backup/storage/backup-storage.js';
import { writeBackup } from '../../operations/backup/write-backup.js';

/** Creates a backup in the named file or in `BACKUP_DIR`; the server may be running. */
await runProcess(async (resources) => {
  const { to, file } = readArguments();
  const { config, databaseSessionUrl } = await findDatabase(resources, { shared: true });
  const { passphrase } = config.backup;
  const { place, name } = targetOf(config, to, file);
  const backups = openBackups(place, config.s3);
  // A folder that the user named may hold other incomplete files.
  await removeAbandoned(backups, file === undefined ? undefined : name);
  const client = await connectForCopies(databaseSessionUrl);
  resources.defer(() => client.end());
  await useStored(queryableOf(client), config);
  const manifest = await writeBackup(client, new PictureFiles(config, config), {
    place: backups,
    name,
    passphrase,
  });
  const how = passphrase === null ? '' : ', encrypted';
  process.stdout.write(
    `${backups.describe(name)}: ${describeBackup(manifest)}${how}, written and verified.\n`,
  );
  const missing = describeMissing(manifest);
  if (missing !== '') process.stderr.write(`${missing}\n`);
  await resources.disposeAsync();
});

function queryableOf(client: ClientBase): Queryable {
  const query = async (sql: string): Promise<unknown> => (await client.query(sql)).rows;
  return { query } as Queryable;
}

async function removeAbandoned(backups: BackupStorage, name?: string): Promise<void> {
  try {
    await backups.removeAbandoned(name);
  } catch (error) {
    process.stderr.write(`${LEFT} ${String(error)}\n`);
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { to: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length + Number(values.to !== undefined) <= 1) {
      return { to: values.to, file: positionals[0] };
    }
  } catch {
    // Unknown options get the same answer as missing ones.
  }
  throw new BackupError(
    'Name a file or a place: npm run backup -- <file>, or npm run backup -- --to <folder or s3://bucket/prefix>',
  );
}

function targetOf({ backup }: AppConfig, to?: string, file?: string) {
  if (file !== undefined) return locateBackup(file);
  return {
    place: to === undefined ? backup.place : placeOf(to),
    name: nameBackup(backup.passphrase !== null),
  };
}
