import { Client } from 'pg';
import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import type { SyncRunDto } from '../dto/sync-run.dto.js';

it('an undo is refused when a round of curricula does not give way, which takes longer than requests may', async () => {
  await using resources = new AsyncDisposableStack();
  const test = await createTestApp({});
  resources.defer(() => test.close());
  const { api } = await signIn(test, 'admin');
  await api.post('/api/admin/thinkific/sync');
  await new SandboxClient(test.sandbox).control('PATCH', '/thinkific/courses/2200451', {
    name: 'Renamed',
  });
  await api.post('/api/admin/thinkific/sync');
  const { body: runs } = await api.get<SyncRunDto[]>('/api/admin/sync-runs');
  const undo = () => api.post(`/api/admin/sync-runs/${runs[0]?.id}/undo`, {});
  const round = new Client({ connectionString: test.database.url });
  await round.connect();
  await round.query('SELECT pg_advisory_lock(4711002, 0)');
  await round.query(
    `INSERT INTO sync_runs (platform, trigger, status) VALUES ('thinkific', 'curricula', 'running')`,
  );
  try {
    expect(await undo()).toMatchObject({
      status: 409,
      body: { detail: 'A sync is running. Undo once it has finished.' },
    });
  } finally {
    await round.end();
  }
  expect((await undo()).status).toBe(200);
});
