import { createDataSource } from '../database/data-source.js';
import { runProcess } from '../run-process.js';
import { startRuntime } from '../runtime.js';
import { verifyAudit } from './verify-audit.js';

/** Exits with 1 when the audit log is not what was written. */
await runProcess(async (resources) => {
  const { databaseSessionUrl } = await startRuntime(resources, { shared: true });
  if (databaseSessionUrl === null) throw new Error('There is no database.');
  const dataSource = createDataSource(databaseSessionUrl);
  await dataSource.initialize();
  resources.defer(() => dataSource.destroy());
  const { lines, unsealed, head, faults } = await verifyAudit(dataSource);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(
    `${lines} sealed lines, ${unsealed} not sealed yet, ${faults.length} faults. ` +
      `The last seal is ${head ?? 'none'}.\n`,
  );
  if (faults.length > 0) process.exitCode = 1;
  await resources.disposeAsync();
});
