import { resolve } from 'node:path';
import { runProcess } from '../run-process.js';
import { findDatabase } from '../runtime.js';
import { BackupError } from './backup-error.js';
import { describeBackup } from './describe-backup.js';
import { restoreBackup } from './restore-backup.js';

/** Restores a backup into an empty database, which nobody uses meanwhile. */
await runProcess(async (resources) => {
  const [, , file] = process.argv;
  if (file === undefined) throw new BackupError('Name the backup: npm run restore -- <file>');
  const { config, databaseUrl } = await findDatabase(resources);
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const { manifest, lacksJobs } = await restoreBackup(databaseUrl, path, config.backup.passphrase);
  process.stdout.write(`Restored ${describeBackup(manifest)}.\n`);
  if (lacksJobs) {
    process.stdout.write(
      'Work that waited was left out, since its tables are of another version.\n',
    );
  }
  await resources.disposeAsync();
});
