import { CapturedLog } from '../../test/captured-log.js';
import { createTestApp } from '../../test/create-test-app.js';
import { runCommand } from '../../test/program.js';
import { insertUser } from '../identity/users/user.factory.js';
import { AuditService } from './audit.service.js';

it('the audit log finds a chain that the owner of its tables wrote again by a hash that the log named', async () => {
  await using resources = new AsyncDisposableStack();
  const log = new CapturedLog();
  const test = await createTestApp({ log });
  resources.defer(() => test.close());
  const { app, database } = test;
  await insertUser(database);
  // Another process may be extending the chain at the same time.
  while (
    (
      await database.query(
        'SELECT FROM changes WHERE NOT EXISTS (SELECT FROM change_hashes WHERE change_id = changes.id)',
      )
    ).length > 0
  ) {
    await app.get(AuditService).extendChain();
  }
  const hashed = log.lines.findLast(
    ({ msg }) => msg === 'Added new audit entries to the hash chain.',
  );
  const kept = String(hashed?.['hash']);
  const verify = (...args: string[]) =>
    runCommand('verify-audit', args, { DATABASE_URL: database.url });
  expect(await verify('--expect', kept)).toMatchObject({ code: 0, errors: '' });
  await database.query(`
    BEGIN; SET LOCAL session_replication_role = replica;
    UPDATE changes SET actor_name = 'somebody else';
    UPDATE hash_chain_state SET seen = '1:1:';
    DELETE FROM change_hashes;
    SELECT hash_changes(1000); COMMIT`);
  expect(await verify()).toMatchObject({ code: 0, errors: '' });
  expect(await verify('--expect', kept)).toMatchObject({
    code: 1,
    errors: `No entry has the hash ${kept}: entries up to that one were changed or removed.\n`,
  });
  expect(await verify('--expect', 'abc')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('64 hexadecimal digits') as string,
  });
});
