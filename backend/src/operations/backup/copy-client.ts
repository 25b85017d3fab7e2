import { Client, type ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { describeConnectionError } from '../../common/sql/database-error.js';
import { connectionTo } from '../../common/sql/servers.js';
import { DatabaseStartError } from '../../database/database-start-error.js';
import type { BackedUpTable } from './manifest.js';
import { inPath } from './tables.queries.js';

/** A database or role may have different settings for the format of `COPY` and for timeouts. */
const SETTINGS = `
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC';
  SET bytea_output = 'hex'; SET extra_float_digits = 1`;

/**
 * Connects with settings that make `COPY` the same on every server.
 * @throws DatabaseStartError when there is no usable PostgreSQL
 */
export async function connectForCopies(databaseUrl: string): Promise<Client> {
  const client = new Client(connectionTo(databaseUrl));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(SETTINGS);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new DatabaseStartError(describeConnectionError(databaseUrl, error));
  }
  return client;
}

/** Streams a table in PostgreSQL's text format. @param order SQL that follows the table's name */
export function copyRows(
  client: ClientBase,
  { name, columns }: Pick<BackedUpTable, 'name' | 'columns'>,
  order = '',
) {
  return client.query(
    copyTo(`COPY (SELECT ${columns.join(', ')} FROM ${inPath(name)} ${order}) TO STDOUT`),
  );
}
