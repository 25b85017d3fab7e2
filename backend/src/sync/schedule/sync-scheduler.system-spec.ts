import { createTestApp } from '../../../test/create-test-app.js';
import { until } from '../../../test/until.js';

describe('after a start', () => {
  it('what was missed is synced, and what has no credentials is left out', async () => {
    const env = { SYNC_CRON: '0 */6 * * *', THINKIFIC_API_KEY: '' };
    const test = await createTestApp({ env });
    expect((await test.api.get('/api/health')).status).toBe(200);
    const runs = () =>
      test.database.query<object>('SELECT platform, trigger, status FROM sync_runs');
    await until(async () => JSON.stringify(await runs()).includes('succeeded'));
    expect(await runs()).toEqual([{ platform: 'udemy', trigger: 'schedule', status: 'succeeded' }]);
    await test.close();
  });
});
