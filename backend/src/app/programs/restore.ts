import { PictureFiles } from '../../pictures/picture-files.service.js';
import { runProcess } from '../run-process.js';
import { findDatabase } from '../runtime.js';
import { BackupError } from '../../operations/backup/backup-error.js';
import { describeBackup, describeMissing, isOfDemo } from '../../operations/backup/manifest.js';
import { locateBackup } from '../../operations/backup/locate-backup.js';
import { openBackups } from '../../operations/backup/storage/backup-storage.js';
import { openArchive, unreadable } from '../../operations/backup/read-archive.js';
import { restoreBackup } from '../../operations/backup/restore-backup.js';

await runProcess(async (resources) => {
  const [, , file] = process.argv;
  if (file === undefined) {
    throw new BackupError('Name the backup: npm run restore -- <file or s3://bucket/prefix/file>');
  }
  const { config, databaseSessionUrl } = await findDatabase(resources);
  const { place, name } = locateBackup(file);
  const backups = openBackups(place, config.s3);
  const described = backups.describe(name);
  const reads = await backups.open(name).catch((error: unknown) => {
    throw unreadable(described, error);
  });
  const archive = await openArchive(reads, described, config.backup.passphrase);
  resources.defer(() => archive.close());
  if (config.demo && !isOfDemo(archive.manifest)) {
    throw new BackupError(
      'This would restore a real site into the demo. Set DEMO=false, as in the .env of that site.',
    );
  }
  const pictures = new PictureFiles(config, config);
  const { manifest, lacksJobs, foreign } = await restoreBackup(
    databaseSessionUrl,
    archive,
    pictures,
    (line) => process.stdout.write(`${line}\n`),
  );
  process.stdout.write(`Restored ${describeBackup(manifest)}.\n`);
  const missing = describeMissing(manifest);
  if (missing !== '') process.stderr.write(`${missing}\n`);
  if (foreign.length > 0) {
    process.stderr.write(`Tables of other programs were left out: ${foreign.join(', ')}.\n`);
  }
  if (lacksJobs) {
    process.stdout.write(
      'Waiting background jobs were left out, because the job queue has another version.\n',
    );
  }
  await resources.disposeAsync();
});
