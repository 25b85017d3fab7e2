import { Client } from 'pg';

/**
 * Makes PostgreSQL hang like on a broken disk; the returned function ends it.
 * @param url of a superuser
 */
export async function suspendPostgres(url: string): Promise<() => void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const read = async (sql: string) =>
    (await client.query<{ pid: number }>(sql)).rows.map(({ pid }) => pid);
  const stopped = await read(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
  );
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  // The suspended postmaster starts no more processes.
  const children = await read('SELECT pid FROM pg_stat_activity');
  for (const pid of children) process.kill(pid, 'SIGSTOP');
  let suspended = true;
  return () => {
    if (!suspended) return;
    suspended = false;
    for (const pid of [...stopped, ...children]) process.kill(pid, 'SIGCONT');
    void client.end();
  };
}
