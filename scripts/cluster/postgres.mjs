import { once } from 'node:events';
import { cp, lchown, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { load, ofBackend } from './built.mjs';
import { until } from './until.mjs';

const pg = ofBackend('pg');
const STANDBY = 'standby';
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  jit: 'off',
  wal_keep_size: '512MB',
  synchronous_commit: 'on',
  // How often a standby looks for its primary.
  wal_retrieve_retry_interval: '500ms',
  wal_receiver_timeout: '5s',
};

class PostgresServer {
  constructor(files, binaries, { launcher, password }, port, settings) {
    Object.assign(this, { files, binaries, launcher, password, port });
    this.settings = { ...SETTINGS, port, ...settings };
    this.url = `postgres://lectern:${password}@127.0.0.1:${port}/lectern`;
  }

  async start() {
    const log = await open(this.files.log, 'a');
    const settings = Object.entries(this.settings).flatMap((pair) => ['-c', pair.join('=')]);
    const args = ['-D', this.files.dataDir, ...settings];
    this.child = this.launcher.start(this.binaries.postgres, args, ['ignore', log.fd, log.fd]);
    this.ended = once(this.child, 'exit');
    await log.close();
    await until(`PostgreSQL on port ${this.port} answers`, () => {
      if (this.child.exitCode !== null) throw new Error(`See ${this.files.log}.`);
      return this.query('SELECT 1').catch(() => null);
    });
  }

  async stop(signal = 'SIGINT') {
    if (this.child === undefined || this.child.exitCode !== null || this.child.signalCode !== null)
      return;
    this.child.kill(signal);
    await this.ended;
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  async promote() {
    const program = join(dirname(this.binaries.postgres), 'pg_ctl');
    const { ok, output } = await this.launcher.run(program, [
      'promote',
      '-D',
      this.files.dataDir,
      '-w',
    ]);
    if (!ok) throw new Error(output);
  }

  async query(sql, values) {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }
}

/** Starts a primary and its standby, which begins as a copy because the package has no pg_basebackup. */
export async function startPair(resources, folder, [primaryPort, standbyPort]) {
  const { embeddedBinaries } = await load('src/database/embedded/binaries.js');
  const { embeddedFiles } = await load('src/database/embedded/files.js');
  const { createCluster } = await load('src/database/embedded/initdb.js');
  const binaries = await embeddedBinaries();
  const [files, copies] = await Promise.all(
    ['primary', STANDBY].map((name) => embeddedFiles(join(folder, name))),
  );
  const cluster = await createCluster(files, binaries);
  await copy(files.dataDir, copies.dataDir, cluster.launcher.account);
  const primary = new PostgresServer(files, binaries, cluster, primaryPort, {
    synchronous_standby_names: STANDBY,
  });
  const standby = new PostgresServer(copies, binaries, cluster, standbyPort, {
    primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=lectern password=${cluster.password} application_name=${STANDBY}`,
  });
  for (const server of [standby, primary]) resources.defer(() => server.stop());
  await primary.start();
  await standby.start();
  await until('the standby follows', () => isFollowed(primary));
  return { primary, standby };
}

/** Returns whether commits wait for the standby, and it has all of them. */
export async function isFollowed(primary) {
  const [row] = await primary.query(
    `SELECT sync_state = 'sync' AND flush_lsn = pg_current_wal_flush_lsn() AS follows FROM pg_stat_replication`,
  );
  return row?.follows;
}

async function copy(from, to, account) {
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  await writeFile(join(to, 'standby.signal'), '');
  if (account === null) return;
  for (const entry of ['.', ...(await readdir(to, { recursive: true }))]) {
    await lchown(join(to, entry), account.uid, account.gid);
  }
}
