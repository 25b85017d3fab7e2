import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { runProcess } from '../run-process.js';
import { findDatabase } from '../runtime.js';
import { nameBackup } from './backup-folder.js';
import { connectForCopies } from './copy-client.js';
import { describeBackup } from './describe-backup.js';
import { writeBackup } from './write-backup.js';

/** Backs the database up, into the file that is named or a new one in `BACKUP_DIR`; also beside a running server. */
await runProcess(async (resources) => {
  const { config, databaseUrl } = await findDatabase(resources, { shared: true });
  const { dir, passphrase } = config.backup;
  const [, , named] = process.argv;
  const file =
    named === undefined
      ? join(dir, nameBackup(passphrase !== null))
      : resolve(process.env.INIT_CWD ?? '.', named);
  const client = await connectForCopies(databaseUrl);
  resources.defer(() => client.end());
  await mkdir(dirname(file), { recursive: true });
  const manifest = await writeBackup(client, file, passphrase);
  const how = passphrase === null ? '' : ', encrypted';
  process.stdout.write(`${file}: ${describeBackup(manifest)}${how}, read back and found whole.\n`);
  await resources.disposeAsync();
});
