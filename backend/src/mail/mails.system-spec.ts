import { ApiClient } from '../../test/api-client.js';
import { createTestApp } from '../../test/create-test-app.js';
import { createTestDatabase } from '../../test/database.js';
import { FakeMailServer } from '../../test/fake-mail-server.js';
import { PROGRAM_ENV, startProgram } from '../../test/program.js';
import { signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import { JobsService } from '../common/jobs/jobs.service.js';
import { MAILS } from './mails.service.js';

it('a mail goes out again, and once more only, when a process is killed before it knows', async () => {
  await using resources = new AsyncDisposableStack();
  const server = await FakeMailServer.start();
  resources.defer(() => server.close());
  const env = { SMTP_URL: server.url, SMTP_TIMEOUT: '1s', MAIL_FROM: 'courses@example.org' };
  const database = await createTestDatabase();
  resources.defer(() => database.drop());
  const program = await startProgram({ ...PROGRAM_ENV, ...env, DATABASE_URL: database.url });
  resources.defer(() => program.stop('SIGKILL'));
  const { api } = await signIn({ database, api: new ApiClient(program.url) }, 'admin');
  server.behaviour = { beforeAnswer: () => program.stop('SIGKILL') };
  await api.post('/api/admin/invitations', { email: 'maria@example.org', name: 'Maria' });
  await until(() => server.mails.length === 1 && program.child.signalCode === 'SIGKILL');
  server.behaviour = {};
  // As pg-boss does once it has missed the signs of life.
  await database.query(
    `UPDATE jobs.job SET state = 'retry', start_after = now() WHERE name = 'mails'`,
  );
  const other = await createTestApp({ env, database });
  resources.defer(() => other.close());
  await until(async () => {
    other.app.get(JobsService).wake(MAILS);
    return (await database.query(`SELECT FROM mails WHERE state = 'sent'`)).length === 1;
  });
  expect(server.mails).toHaveLength(2);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
});
