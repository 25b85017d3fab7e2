import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ApiClient } from '../../../test/api-client.js';
import { type Checkout, makeCheckout } from '../../../test/checkout.js';
import { type Program, runCommand, startProgram } from '../../../test/program.js';
import { until } from '../../../test/until.js';
import { PROJECT_ROOT } from '../../common/project-root.js';

const ADMIN = { username: 'ada', password: 'what only the drill of a disaster knows' };
const WRITES = 25;

interface Listed {
  newsletters: { email: string }[];
}

describe('a site with the embedded database', () => {
  const resources = new AsyncDisposableStack();
  let checkout: Checkout;
  let backups: string;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    checkout = await makeCheckout();
    resources.defer(() => checkout.remove());
    for (const project of ['backend', 'frontend']) {
      const script = join(PROJECT_ROOT, 'scripts/release.mjs');
      await promisify(execFile)(process.execPath, [script, join(checkout.root, project)]);
    }
    await chmod(checkout.root, 0o755);
    backups = await mkdtemp(join(tmpdir(), 'lectern-disaster-'));
    resources.defer(() => rm(backups, { recursive: true }));
    env = {
      DEMO: 'false',
      RATE_LIMIT: 'off',
      PICTURES_FETCH: 'off',
      BACKUP_DIR: backups,
      BACKUP_PASSPHRASE: 'the passphrase of the backups',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_EMAIL: 'ada@example.org',
      ADMIN_PASSWORD: ADMIN.password,
    };
  }, 120_000);
  afterAll(() => resources.disposeAsync());

  const dataDir = () => join(checkout.root, '.data/postgres');
  const start = (cron: string) => startProgram({ ...env, BACKUP_CRON: cron }, checkout.root);
  const made = async () => (await readdir(backups)).filter((name) => name.endsWith('.zip.enc'));

  /** @returns the addresses whose subscription was acknowledged */
  async function subscribe({ url }: Program, name: string): Promise<string[]> {
    const api = new ApiClient(url);
    const emails = Array.from({ length: WRITES }, (_, n) => `${name}-${n}@example.org`);
    for (const email of emails) {
      expect((await api.post('/api/newsletter', { email })).status).toBe(201);
    }
    return emails;
  }

  async function subscribers({ url }: Program): Promise<string[]> {
    const api = new ApiClient(url);
    const login = await api.post<{ access_token: string }>('/api/admin/login', ADMIN);
    const list = await api
      .as(login.body.access_token)
      .get<Listed>('/api/admin/newsletters?limit=100');
    return list.body.newsletters.map(({ email }) => email);
  }

  it('that is killed and loses its data directory has each acknowledged row of the last scheduled backup', async () => {
    const first = await start('off');
    const kept = await subscribe(first, 'before');
    await first.stop();
    const second = await start('30 2 * * *');
    await until(async () => (await made()).length === 1);
    await subscribe(second, 'after');
    const killed = once(second.child, 'exit');
    second.child.kill('SIGKILL');
    await killed;
    // PostgreSQL, which has nobody any more, ends by itself.
    await until(() => !existsSync(join(dataDir(), 'postmaster.pid')));
    await rm(dataDir(), { recursive: true });

    const [backup = ''] = await made();
    const restored = await runCommand('restore', [join(backups, backup)], env, checkout.root);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    const third = await start('off');
    try {
      expect((await subscribers(third)).toSorted()).toEqual(kept.toSorted());
      await subscribe(third, 'afterwards');
    } finally {
      await third.stop();
    }
  }, 180_000);
});
