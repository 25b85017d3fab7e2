import { describeDatabaseFault } from '../common/sql/database-fault.js';
import { ConfigError } from '../config/load-config.js';
import { createDataSource } from '../database/data-source.js';
import { EmbeddedPostgresError } from '../database/embedded-error.js';
import { runProcess } from '../run-process.js';
import { findDatabase } from '../runtime.js';
import { examineBackups } from './examine-backups.js';
import { examineDatabase } from './examine-database.js';
import { examineMail, examineNode, examinePlatforms } from './examine-surroundings.js';
import { broken, describeFinding, type Finding, well } from './finding.js';

/** Says what is wrong and what to do about it, and changes nothing. Exits with 1 when something is broken. */
await runProcess(async (resources) => {
  const findings = [examineNode(), ...(await examineAll(resources))];
  process.stdout.write(findings.map(describeFinding).join(''));
  if (findings.some(({ isBroken }) => isBroken)) process.exitCode = 1;
  await resources.disposeAsync();
});

async function examineAll(resources: AsyncDisposableStack): Promise<Finding[]> {
  try {
    const { config, databaseUrl } = await findDatabase(resources, { shared: true });
    return [
      well('The settings are valid'),
      ...(await examineDatabaseAt(databaseUrl, resources)),
      await examineBackups(config),
      await examineMail(config),
      ...(await examinePlatforms(config)),
    ];
  } catch (error) {
    if (error instanceof ConfigError) {
      return error.faults.map((fault) => broken(fault, 'Correct it in .env or the environment.'));
    }
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    return [broken('The embedded PostgreSQL does not start', error.message)];
  }
}

async function examineDatabaseAt(url: string, resources: AsyncDisposableStack): Promise<Finding[]> {
  const dataSource = createDataSource(url);
  try {
    await dataSource.initialize();
  } catch (error) {
    return [broken('The database cannot be reached', describeDatabaseFault(url, error))];
  }
  resources.defer(() => dataSource.destroy());
  return examineDatabase(dataSource);
}
