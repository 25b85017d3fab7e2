import { createTestApp } from '../../test/create-test-app.js';
import { createTestDatabase } from '../../test/database.js';
import { signIn } from '../../test/sign-in.js';
import type { SyncRunDto } from './dto/sync-run.dto.js';

it('a server that writes dates otherwise than ISO 8601 is synced with and read like any other', async () => {
  const database = await createTestDatabase();
  await database.query(`
    DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET DateStyle = SQL, DMY', current_database()); END $$`);
  const test = await createTestApp({ database });
  try {
    const { api } = await signIn(test, 'admin');
    const before = Date.now();
    for (const platform of ['thinkific', 'udemy']) {
      for (const _time of ['first', 'second']) {
        expect((await api.post(`/api/admin/${platform}/sync`)).status).toBe(200);
      }
    }
    const { body: runs } = await api.get<SyncRunDto[]>('/api/admin/sync-runs');
    expect(runs).toHaveLength(4);
    for (const run of runs) {
      expect(run.status).toBe('succeeded');
      for (const time of [run.started_at, run.finished_at]) {
        expect(Math.abs(new Date(time ?? '').getTime() - before)).toBeLessThan(600_000);
      }
    }
    expect(runs.filter(({ added, updated }) => added || updated)).toHaveLength(2);
  } finally {
    await test.close();
    await database.drop();
  }
});
