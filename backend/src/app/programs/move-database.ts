import { databaseAddress } from '../../config/database-address.js';
import { EmbeddedInUseError } from '../../database/embedded/embedded-error.js';
import { runProcess } from '../run-process.js';
import { findDatabase } from '../runtime.js';
import { BackupError } from '../../operations/backup/backup-error.js';
import { describeBackup } from '../../operations/backup/manifest.js';
import { moveDatabase } from '../../operations/backup/move-database.js';

await runProcess(async (resources) => {
  const target = databaseAddress(process.argv[2] ?? '');
  if (target === null) {
    throw new BackupError(
      'Name the database that it moves to: npm run database:move -- postgres://user@host:5432/name',
    );
  }
  const { config, databaseSessionUrl } = await findDatabase(resources).catch((error: unknown) => {
    if (!(error instanceof EmbeddedInUseError)) throw error;
    throw new BackupError(
      `Lectern (process ${error.pid}) is running and may change the data during the move. Stop it (kill ${error.pid}) and try again.`,
    );
  });
  if (config.databaseUrl) {
    throw new BackupError(
      'DATABASE_URL is set, so the site does not use the embedded database. Unset it to move the embedded database.',
    );
  }
  if (config.demo) {
    throw new BackupError(
      'This would move the demo, whose passwords are public. Set DEMO=false to move the data of a real site.',
    );
  }
  const manifest = await moveDatabase(databaseSessionUrl, target, (line) =>
    process.stdout.write(`${line}\n`),
  );
  process.stdout.write(
    `Moved ${describeBackup(manifest)}; every row was verified.\n` +
      'Set DATABASE_URL to that database and start Lectern. The embedded one stays as it is until you delete .data/postgres.\n',
  );
  await resources.disposeAsync();
});
