import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startOwnPostgres } from '../../../test/own-postgres.js';
import { until } from '../../../test/until.js';
import { loadConfig } from '../../config/load-config.js';
import type { EmbeddedPostgres } from '../../database/embedded/embedded.js';
import { connect } from '../../database/pooler.js';

const run = promisify(execFile);

/** One that this server has for other addresses. */
const OTHER_IP = '127.0.0.2';

describe('TLS with PostgreSQL', () => {
  const resources = new AsyncDisposableStack();
  let postgres: EmbeddedPostgres;
  let folder: string;
  const file = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-tls-'));
    resources.defer(() => rm(folder, { recursive: true }));
    postgres = await startOwnPostgres(resources);
    for (const authority of ['ca', 'other-ca']) await makeAuthority(authority);
  });
  afterAll(() => resources.disposeAsync());

  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder });

  async function makeAuthority(name: string): Promise<void> {
    await openssl(
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.pem`],
    );
  }

  async function onServer<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** As the server's own user, since it refuses a key that others may read. */
  async function putIntoData(name: string, pem: string): Promise<void> {
    await onServer(`CREATE TEMP TABLE lines AS SELECT unnest(string_to_array('${pem}', E'\n')) AS line;
      COPY lines TO PROGRAM 'umask 077; cat > ${name}'`);
  }

  async function useCertificate(commonName: string, names: string | null): Promise<void> {
    await openssl(
      ...['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-subj', `/CN=${commonName}`, '-keyout', 'server.key', '-out', 'server.csr'],
    );
    await writeFile(file('names'), names === null ? '' : `subjectAltName=${names}\n`);
    await openssl(
      ...['x509', '-req', '-in', 'server.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key'],
      ...['-CAcreateserial', '-extfile', 'names', '-out', 'server.crt'],
    );
    await putIntoData('server.key', await readFile(file('server.key'), 'utf8'));
    await putIntoData('server.crt', await readFile(file('server.crt'), 'utf8'));
    await onServer('ALTER SYSTEM SET ssl = on');
    const pid = async () =>
      (await onServer<{ at: Date }>('SELECT pg_conf_load_time() AS at'))[0]?.at;
    const before = await pid();
    await onServer('SELECT pg_reload_conf()');
    await until(async () => Number(await pid()) > Number(before));
  }

  async function isEncrypted(host: string, query: string, env: NodeJS.ProcessEnv = {}) {
    const address = new URL(postgres.url);
    address.hostname = host;
    const { databaseUrl } = loadConfig({
      DATABASE_URL: `${address.href}${query}`,
      JWT_SECRET: 's'.repeat(32),
      ...env,
    });
    const client = await connect(databaseUrl ?? '');
    try {
      const sql = 'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()';
      return (await client.query<{ ssl: boolean }>(sql)).rows[0]?.ssl;
    } finally {
      await client.end();
    }
  }

  const full = () => `?sslmode=verify-full&sslrootcert=${file('ca.pem')}`;

  it('is missing where the server has none', async () => {
    expect(await isEncrypted('127.0.0.1', '')).toBe(false);
    await expect(isEncrypted('127.0.0.1', '?sslmode=require')).rejects.toThrow(
      /^DATABASE_URL: the PostgreSQL at 127\.0\.0\.1:\d+ has no TLS: turn it on there, or set sslmode=disable$/,
    );
  });

  it('takes a certificate with the address it connects to', async () => {
    await useCertificate('postgres', `IP:127.0.0.1`);
    expect(await isEncrypted('127.0.0.1', full())).toBe(true);
    expect(await isEncrypted('127.0.0.1', `?sslrootcert=${file('ca.pem')}`)).toBe(true);
    expect(
      await isEncrypted('127.0.0.1', '', {
        PGSSLMODE: 'verify-full',
        PGSSLROOTCERT: file('ca.pem'),
      }),
    ).toBe(true);
    await expect(isEncrypted('localhost', full())).rejects.toThrow(
      /^DATABASE_URL: the TLS certificate of the PostgreSQL at localhost:\d+ is for other names \(.+\): use one/,
    );
  });

  it('takes one of several servers by its own address', async () => {
    const hosts = `${OTHER_IP}:9,127.0.0.1:${postgres.port}`;
    const [start, rest] = postgres.url.split(`127.0.0.1:${postgres.port}`);
    const { databaseUrl } = loadConfig({
      DATABASE_URL: `${start}${hosts}${rest}${full()}`,
      JWT_SECRET: 's'.repeat(32),
    });
    const client = await connect(databaseUrl ?? '');
    await client.end();
  });

  it.each([
    ['its name alone', 'localhost', 'DNS:localhost'],
    ['another address', '127.0.0.1', `IP:${OTHER_IP}`],
  ])('refuses a certificate with %s for an address', async (_what, commonName, names) => {
    await useCertificate(commonName, names);
    await expect(isEncrypted('127.0.0.1', full())).rejects.toThrow(
      /^DATABASE_URL: the TLS certificate .* is for other names/,
    );
    expect(await isEncrypted('127.0.0.1', full().replace('full', 'ca'))).toBe(true);
  });

  it.each([
    ['the common name', '127.0.0.1', null],
    ['the names', 'postgres', 'DNS:127.0.0.1'],
  ])('takes an address among %s where no address stands as such', async (_what, name, names) => {
    await useCertificate(name, names);
    expect(await isEncrypted('127.0.0.1', full())).toBe(true);
  });

  it('takes a certificate with the name it connects to', async () => {
    await useCertificate('postgres', 'DNS:localhost');
    expect(await isEncrypted('localhost', full())).toBe(true);
  });

  it.each(['require', 'verify-ca', 'verify-full'])(
    'refuses a certificate of another authority with sslmode=%s',
    async (mode) => {
      const query = `?sslmode=${mode}&sslrootcert=${file('other-ca.pem')}`;
      await expect(isEncrypted('localhost', query)).rejects.toThrow(
        /^DATABASE_URL: TLS with the PostgreSQL at localhost:\d+ fails \(\w+\): set sslrootcert to the authority/,
      );
    },
  );

  it('refuses a certificate that no public authority has signed', async () => {
    for (const query of ['?sslmode=verify-full', '?sslrootcert=system']) {
      await expect(isEncrypted('localhost', query)).rejects.toThrow(/^DATABASE_URL: TLS with/);
    }
  });

  it('is unverified with sslmode=require and no authority, as with libpq', async () => {
    expect(await isEncrypted('127.0.0.1', '?sslmode=require')).toBe(true);
  });

  it('is asked for where the server refuses connections without it', async () => {
    const rules = `hostssl all all all scram-sha-256\nhost all all all reject`;
    await putIntoData('pg_hba.conf', rules);
    await onServer('SELECT pg_reload_conf()');
    const refused = () => isEncrypted('127.0.0.1', '').catch((error: Error) => error.message);
    await until(async () => String(await refused()).includes('refuses connections without TLS'));
    expect(await isEncrypted('127.0.0.1', full().replace('full', 'ca'))).toBe(true);
  });
});
