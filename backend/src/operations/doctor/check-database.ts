import type { Client } from 'pg';
import { type DataSource, QueryFailedError } from 'typeorm';
import { verifyAudit } from '../../audit/verify-audit.js';
import { describeUnavailable } from '../../common/sql/database-error.js';
import type { SecretsConfig } from '../../common/settings.js';
import { type Drift, readDrift } from '../../database/schema-drift.js';
import { readSchemaState } from '../../database/schema-state.js';
import { OLDEST_SUPPORTED } from '../../database/migrate.js';
import { silenceWarning } from '../../sync/webhooks/webhook-silence.js';
import { writeToDisk } from '../health/health.queries.js';
import { readClock, foldsAllLetters } from './doctor.queries.js';
import { checkAuditRole } from './check-audit-role.js';
import { checkSecrets } from './check-secrets.js';
import { advice, broken, type Finding, well } from './finding.js';
import {
  readCollationChange,
  FOLDS_ASCII_ONLY,
  UTF8_OPTIONS,
} from '../../database/collation-change.js';
import { listMissed, listReplicas } from '../system/system.queries.js';

async function checkReplicas({ manager }: DataSource): Promise<Finding[]> {
  const replicas = await listReplicas(manager);
  const versions = [...new Set(replicas.map(({ version }) => version))].toSorted();
  const findings: Finding[] = [];
  if (versions.length > 1) {
    const todo = 'This is normal only during an update: replace those of the older version.';
    findings.push(advice(`Replicas run different versions: ${versions.join(', ')}`, todo));
  }
  for (const { host, pid, seen_at: seenAt } of await listMissed(manager)) {
    const what = `Process ${pid} on ${host} has sent no heartbeat since ${new Date(seenAt).toISOString()}`;
    findings.push(advice(what, 'It was killed or cannot reach the database: check its log.'));
  }
  if (findings.length > 0) return findings;
  const version = versions.length > 0 ? `, with version ${versions[0]}` : '';
  return [well(`Running replicas: ${replicas.length}${version}`)];
}

/** A new database without this is refused at startup. */
async function checkCollation(dataSource: DataSource): Promise<Finding[]> {
  const change = await readCollationChange(dataSource);
  const changes = change ? [broken(change.what, change.todo)] : [];
  if (await foldsAllLetters(dataSource)) return changes;
  const todo = `Create a database with ${UTF8_OPTIONS}, and move the data with npm run backup and npm run restore.`;
  return [...changes, advice(FOLDS_ASCII_ONLY, todo)];
}

export const EMPTY = broken('The database is empty', 'Start Lectern once: it creates the tables.');

/** Seconds. The codes of authenticator apps change every 30. */
const CLOCKS_MAY_DIFFER = 5;

/** The most schema differences shown, since listing all columns of a lost table helps nobody. */
const MOST_SHOWN = 20;

export async function checkDatabase(
  dataSource: DataSource,
  config: SecretsConfig,
): Promise<Finding[]> {
  const schema = await examineSchema(dataSource);
  return [
    await examineClock(dataSource),
    await examineDisk(dataSource),
    ...(await checkCollation(dataSource)),
    ...schema,
    ...(schema.some(({ isBroken }) => isBroken) ? [] : await examineRows(dataSource, config)),
  ];
}

async function examineRows(dataSource: DataSource, config: SecretsConfig): Promise<Finding[]> {
  return [
    ...(await examineAudit(dataSource)),
    ...(await checkSecrets(dataSource, config)),
    ...(await checkReplicas(dataSource)),
    ...(await checkWebhooks(dataSource)),
  ];
}

async function checkWebhooks(dataSource: DataSource): Promise<Finding[]> {
  const warning = await silenceWarning(dataSource.manager);
  return warning ? [advice(warning.what, warning.todo)] : [];
}

export async function checkVersion(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ version: string; major: number }>(
    `SELECT current_setting('server_version') AS version,
       current_setting('server_version_num')::int / 10000 AS major`,
  );
  const what = `PostgreSQL ${rows[0]?.version}`;
  return (rows[0]?.major ?? 0) >= OLDEST_SUPPORTED
    ? well(what)
    : broken(what, `Update it to version ${OLDEST_SUPPORTED} or later.`);
}

async function examineClock(dataSource: DataSource): Promise<Finding> {
  const asked = Date.now();
  const now = await readClock(dataSource);
  const difference = (now - (asked + Date.now()) / 2) / 1000;
  const what = `The database's clock differs from this machine's by ${difference.toFixed(1)} s`;
  return Math.abs(difference) <= CLOCKS_MAY_DIFFER
    ? well(what)
    : broken(what, 'Synchronize both clocks by NTP.');
}

async function examineDisk(dataSource: DataSource): Promise<Finding> {
  try {
    await writeToDisk(dataSource);
    return well('The database can write to its disk');
  } catch (error) {
    const reason = describeUnavailable(error) ?? String(error);
    return broken(
      `The database cannot write to its disk: ${reason}`,
      'Free space on its disk, and check its log.',
    );
  }
}

async function examineSchema(dataSource: DataSource): Promise<Finding[]> {
  const state = await readSchemaState(dataSource);
  if (!state) return [EMPTY];
  const { missing, unknown } = state;
  const findings: Finding[] = [];
  if (missing.length > 0) {
    const todo = 'Restart Lectern: it runs migrations at startup.';
    findings.push(broken(`Migrations are missing: ${missing.join(', ')}`, todo));
  }
  if (unknown.length > 0) {
    const todo = 'A newer version has used this database. Run that version.';
    findings.push(
      advice(`Migrations that this version does not know: ${unknown.join(', ')}`, todo),
    );
  }
  if (findings.length > 0) return findings;
  return [well('All migrations have run'), ...(await examineDrift(dataSource))];
}

async function examineDrift(dataSource: DataSource): Promise<Finding[]> {
  let drift: Drift[];
  try {
    drift = await readDrift(dataSource);
  } catch (error) {
    if (!(error instanceof QueryFailedError)) throw error;
    return [
      advice(
        `Could not compare the schema with the migrations: ${error.message}`,
        'Run this once as a role that may create a schema in the database.',
      ),
    ];
  }
  if (drift.length === 0) return [well('The schema matches the migrations')];
  const shown = drift.slice(0, MOST_SHOWN).map(({ what, todo }) => broken(what, todo));
  const left = drift.length - shown.length;
  if (left === 0) return shown;
  return [
    ...shown,
    broken(
      `There are ${left} more differences of the schema`,
      'Fix the others first, then check again.',
    ),
  ];
}

async function examineAudit(dataSource: DataSource): Promise<Finding[]> {
  const { entries, problems } = await verifyAudit(dataSource);
  const role = await checkAuditRole(dataSource);
  if (problems.length === 0) {
    const compare = "npm run audit:verify -- --expect <hash> compares it with the server's log";
    return [
      well(`The hash chain of the audit log is intact, ${entries} entries; ${compare}`),
      role,
    ];
  }
  const todo = 'npm run audit:verify lists all problems.';
  return [
    broken(`The audit log was changed: ${problems[0]} (problems: ${problems.length})`, todo),
    role,
  ];
}
