import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp } from '../../../test/create-test-app.js';
import { until } from '../../../test/until.js';

it('a look for work that fails has its cause in the log', async () => {
  const log = new CapturedLog();
  const test = await createTestApp({ log });
  const reported = () =>
    log.lines.find(({ msg }) => msg === 'Could not check for webhooks to send (will retry).');
  try {
    await test.database.query('ALTER TABLE webhook_deliveries RENAME TO deliveries_away');
    await test.database.query(`SELECT pg_notify('changes', '')`);
    await until(() => reported() !== undefined);
    expect(reported()).toMatchObject({ level: 40, err: { type: 'QueryFailedError' } });
  } finally {
    await test.close();
  }
});
