import type { Client } from 'pg';
import { type DataSource, QueryFailedError } from 'typeorm';
import { verifyAudit } from '../../audit/verify-audit.js';
import { describeAway } from '../../common/sql/database-fault.js';
import type { SecretsConfig } from '../../common/secrets/secrets-config.js';
import { type Drift, readDrift } from '../../database/schema-drift.js';
import { readSchemaState } from '../../database/schema-state.js';
import { OLDEST_SUPPORTED } from '../../database/migrate.js';
import { writeToDisk } from '../health/health.queries.js';
import { readClock } from './doctor.queries.js';
import { examineAuditRole } from './examine-audit-role.js';
import { checkCollation } from './check-collation.js';
import { examineSecrets } from './examine-secrets.js';
import { examineReplicas } from './examine-replicas.js';
import { advice, broken, type Finding, well } from './finding.js';

export const EMPTY = broken('The database is empty', 'Start Lectern once: it makes the tables.');

/** Seconds. The codes of authenticator apps change every 30. */
const CLOCKS_MAY_DIFFER = 5;

/** The most schema differences shown, since listing all columns of a lost table helps nobody. */
const MOST_SHOWN = 20;

export async function examineDatabase(
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
    ...(await examineSecrets(dataSource, config)),
    ...(await examineReplicas(dataSource)),
  ];
}

/** Uses a connection without our settings, which older servers do not know. */
export async function examineVersion(client: Client): Promise<Finding> {
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
    : broken(what, 'Have both machines set their clocks by NTP.');
}

async function examineDisk(dataSource: DataSource): Promise<Finding> {
  try {
    await writeToDisk(dataSource);
    return well('The database can write to its disk');
  } catch (error) {
    const reason = describeAway(error) ?? String(error);
    return broken(
      `The database cannot write to its disk: ${reason}`,
      'Make room on its disk, and look at its log.',
    );
  }
}

async function examineSchema(dataSource: DataSource): Promise<Finding[]> {
  const state = await readSchemaState(dataSource);
  if (!state) return [EMPTY];
  const { missing, unknown } = state;
  const findings: Finding[] = [];
  if (missing.length > 0) {
    const todo = 'Restart Lectern: migrations run at its start.';
    findings.push(broken(`Migrations are missing: ${missing.join(', ')}`, todo));
  }
  if (unknown.length > 0) {
    const todo = 'A newer version has used this database; run that one.';
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
        `The schema was not compared with a fresh one: ${error.message}`,
        'Run this once as a role that may create a schema in the database.',
      ),
    ];
  }
  if (drift.length === 0) return [well('The schema is as the migrations made it')];
  const shown = drift.slice(0, MOST_SHOWN).map(({ what, todo }) => broken(what, todo));
  const left = drift.length - shown.length;
  if (left === 0) return shown;
  return [
    ...shown,
    broken(`The schema differs ${left} times more`, 'Look again after the others.'),
  ];
}

async function examineAudit(dataSource: DataSource): Promise<Finding[]> {
  const { lines, faults } = await verifyAudit(dataSource);
  const role = await examineAuditRole(dataSource);
  if (faults.length === 0) {
    const compare = "npm run audit:verify -- --expect <hash> compares it with the server's log";
    return [well(`The audit log's chain holds, ${lines} lines; ${compare}`), role];
  }
  const todo = 'npm run audit:verify names all.';
  return [broken(`The audit log was changed: ${faults[0]} (faults: ${faults.length})`, todo), role];
}
