import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PROJECT_ROOT } from '../project-root.js';
import { runProcess } from '../run-process.js';
import { findDatabase } from '../runtime.js';
import { connectForCopies } from './copy-client.js';
import { describeBackup } from './describe-backup.js';
import { writeBackup } from './write-backup.js';

/** Backs the database up, into the file that is named or a new one in `.data/backups`; also beside a running server. */
await runProcess(async (resources) => {
  const file = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? standardFile());
  const { databaseUrl } = await findDatabase(resources, { shared: true });
  const client = await connectForCopies(databaseUrl);
  resources.defer(() => client.end());
  await mkdir(dirname(file), { recursive: true });
  const manifest = await writeBackup(client, file);
  process.stdout.write(`${file}: ${describeBackup(manifest)}, read back and found whole.\n`);
  await resources.disposeAsync();
});

function standardFile(): string {
  const time = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return join(PROJECT_ROOT, '.data/backups', `lectern-${time}.zip`);
}
