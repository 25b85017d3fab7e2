import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { ApiClient } from '../../../test/api-client.js';
import { createTestApp, platformEnv } from '../../../test/create-test-app.js';
import { createTestDatabase } from '../../../test/database.js';
import { startProgram } from '../../../test/program.js';
import { signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { THINKIFIC_EVENTS } from './webhook-refresh.service.js';

it('what Thinkific tells is read by another process when the first one is killed in the middle', async () => {
  await using resources = new AsyncDisposableStack();
  const sandbox = await SandboxClient.start();
  resources.defer(() => sandbox.close());
  const database = await createTestDatabase();
  resources.defer(() => database.drop());
  const env = { ...platformEnv(sandbox.sandbox), DATABASE_URL: database.url };
  const program = await startProgram(env);
  resources.defer(() => program.stop('SIGKILL'));
  const { api } = await signIn({ database, api: new ApiClient(program.url) }, 'admin');
  expect((await api.post('/api/admin/thinkific/sync')).status).toBe(200);
  const [course] = await database.query<{ id: number }>(
    'SELECT thinkific_id::int AS id FROM courses WHERE on_sale ORDER BY thinkific_id LIMIT 1',
  );
  const path = `/courses/${course?.id}`;
  const slow = { kind: 'slow', delayMs: 600_000, path: `^${path}$`, times: 1 };
  await sandbox.control('PUT', '/thinkific/faults', slow);
  await sandbox.control('PUT', '/thinkific/webhooks', {
    url: `${program.url}/api/webhooks/thinkific`,
  });
  await sandbox.control('PATCH', `/thinkific${path}`, { name: 'In spite of it' });
  const statuses = async () => {
    const found = await database.query<{ status: string }>(
      `SELECT status FROM sync_runs WHERE trigger = 'webhook' ORDER BY id`,
    );
    return found.map(({ status }) => status);
  };
  await until(async () => (await statuses()).includes('running'));
  await program.stop('SIGKILL');
  // As pg-boss does once it has missed the signs of life.
  await database.query(
    `UPDATE jobs.job SET state = 'retry', start_after = now() WHERE state = 'active'`,
  );
  const other = await createTestApp({ platform: sandbox.sandbox, database });
  resources.defer(() => other.close());
  await until(async () => {
    other.app.get(JobsService).wake(THINKIFIC_EVENTS);
    return (await statuses()).includes('succeeded');
  });
  expect(await statuses()).toEqual(['failed', 'succeeded']);
  expect(
    await database.query('SELECT name FROM courses WHERE thinkific_id = $1', [course?.id]),
  ).toEqual([{ name: 'In spite of it' }]);
});
