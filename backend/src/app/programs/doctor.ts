import type { DataSource } from 'typeorm';
import { codeOf, describeConnectionError } from '../../common/sql/database-error.js';
import type { AppConfig } from '../../config/app-config.js';
import { ConfigError } from '../../config/load-config.js';
import { ENTITIES } from '../entities.js';
import { createDataSource } from '../../database/data-source.js';
import { DatabaseStartError } from '../../database/database-start-error.js';
import { INSUFFICIENT_PRIVILEGE } from '../../database/migrate.js';
import { connect, NO_SESSIONS, sharesSessions } from '../../database/pooler.js';
import { EmbeddedPostgresError } from '../../database/embedded/embedded-error.js';
import { useStored } from '../../settings/read-stored.js';
import { runProcess } from '../run-process.js';
import { findDatabase, lacksDatabase, readConfig } from '../runtime.js';
import { readRole } from '../../operations/doctor/doctor.queries.js';
import {
  checkBackups,
  checkPictures,
  checkPooler,
  checkAddress,
  checkMail,
  checkPlatforms,
} from '../../operations/doctor/check-services.js';
import { EMPTY, checkDatabase, checkVersion } from '../../operations/doctor/check-database.js';
import {
  advice,
  broken,
  describeFinding,
  type Finding,
  well,
} from '../../operations/doctor/finding.js';

await runProcess(async (resources) => {
  const findings = [well(`Node ${process.versions.node}`), ...(await examineAll(resources))];
  process.stdout.write(findings.map(describeFinding).join(''));
  if (findings.some(({ isBroken }) => isBroken)) process.exitCode = 1;
  await resources.disposeAsync();
  // A mail server that never ends its response would keep the process running.
  process.exit();
});

async function examineAll(resources: AsyncDisposableStack): Promise<Finding[]> {
  try {
    const config = readConfig();
    return [
      well('The settings are valid'),
      ...config.misspelled.map((what) => advice(what, 'Correct the name or remove the variable.')),
      await checkAddress(config),
      ...(await examineDatabaseOf(config, resources)),
      ...(await checkPooler(config)),
      await checkBackups(config),
      await checkPictures(config),
      await checkMail(config),
      ...(await checkPlatforms(config)),
    ];
  } catch (error) {
    if (error instanceof ConfigError) {
      return error.problems.map((problem) =>
        broken(problem, 'Correct it in .env or in the environment.'),
      );
    }
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    return [broken('The embedded PostgreSQL does not start', error.message)];
  }
}

async function examineDatabaseOf(
  config: AppConfig,
  resources: AsyncDisposableStack,
): Promise<Finding[]> {
  if (lacksDatabase(config)) return [EMPTY];
  const { databaseSessionUrl } = await findDatabase(resources, { shared: true });
  return examineDatabaseAt(databaseSessionUrl, config, resources);
}

async function examineDatabaseAt(
  url: string,
  config: AppConfig,
  resources: AsyncDisposableStack,
): Promise<Finding[]> {
  const dataSource = createDataSource(url, { entities: ENTITIES });
  let version: Finding;
  try {
    const client = await connect(url);
    resources.defer(() => client.end());
    if (await sharesSessions(url, client)) return [broken(NO_SESSIONS.what, NO_SESSIONS.todo)];
    version = await checkVersion(client);
    if (version.isBroken) return [version];
    await dataSource.initialize();
  } catch (error) {
    const reason =
      error instanceof DatabaseStartError ? error.message : describeConnectionError(url, error);
    return [broken('The database cannot be reached', reason)];
  }
  resources.defer(() => dataSource.destroy());
  return [version, ...(await examineAllowed(dataSource, config))];
}

async function examineAllowed(dataSource: DataSource, config: AppConfig): Promise<Finding[]> {
  try {
    const findings = await checkDatabase(dataSource, config);
    await useStored(dataSource, config);
    return findings;
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    const role = await readRole(dataSource);
    return [
      broken(
        `The role ${role} cannot read the database: ${(error as Error).message}`,
        'Grant it the rights listed in docs/operate.md, or connect as the owner of the tables.',
      ),
    ];
  }
}
