import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { createTestDatabase } from '../../../test/database.js';
import { runCommand } from '../../../test/program.js';
import { FakeS3 } from '../../../test/fake-s3.js';
import { until } from '../../../test/until.js';
import type { UploadedPictureDto } from '../../pictures/dto/picture.dto.js';

const PASSPHRASE = 'a passphrase of the tests';
const OLD = ['01', '02', '03'].map((day) => `lectern-2020-01-${day}T00-00-00Z.zip`);

describe('a backup with pictures that people have sent', () => {
  const resources = new AsyncDisposableStack();
  let folder: string;
  let s3: FakeS3;
  let test: TestApp;
  let hashes: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-backup-'));
    resources.defer(() => rm(folder, { recursive: true }));
    s3 = await FakeS3.start();
    resources.defer(() => s3.close());
    test = await createTestApp({ env: { PICTURES_DIR: join(folder, 'source') } });
    resources.defer(() => test.close());
    hashes = await Promise.all(['#cc4411', '#11cc44'].map(send));
  });
  afterAll(() => resources.disposeAsync());
  afterEach(() => {
    s3.failure = null;
    s3.fails = null;
  });

  async function send(background: string): Promise<string> {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    const headers = { 'Content-Type': 'image/png' };
    const { body } = await test.api.post<UploadedPictureDto>('/api/pictures/portraits', bytes, {
      headers,
    });
    return body.picture.path.slice(-20);
  }
  const fileOf = (hash: string, dir = 'source') =>
    join(folder, dir, hash.slice(0, 2), hash, 'original');
  const environment = (pictures: string, url = test.database.url) => ({
    ...s3.env,
    DATABASE_URL: url,
    PICTURES_DIR: pictures,
  });
  const backUp = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    runCommand('backup', args, { ...environment(join(folder, 'source')), ...env });
  async function restore(file: string, pictures: string, env: NodeJS.ProcessEnv = {}) {
    const database = await createTestDatabase({ empty: true });
    resources.defer(() => database.drop());
    const ran = await runCommand('restore', [file], {
      ...environment(pictures, database.url),
      ...env,
    });
    return { database, ...ran };
  }
  const isEmpty = async (database: TestApp['database']) =>
    (await database.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`)).length === 0;

  it('brings them back byte for byte, from a file and encrypted', async () => {
    for (const passphrase of ['', PASSPHRASE]) {
      const archive = join(folder, `with${passphrase.length}.zip`);
      const env = { BACKUP_PASSPHRASE: passphrase };
      expect(await backUp([archive], env)).toMatchObject({
        code: 0,
        errors: '',
        output: expect.stringMatching(/ rows and 2 pictures of 20/) as string,
      });
      const place = `restored${passphrase.length}`;
      expect(await restore(archive, join(folder, place), env)).toMatchObject({
        code: 0,
        errors: '',
      });
      for (const hash of hashes) {
        expect(await readFile(fileOf(hash, place))).toEqual(await readFile(fileOf(hash)));
      }
    }
  });

  it('goes to a bucket and comes back from there, into a bucket', async () => {
    const [hash = ''] = hashes;
    const large = randomBytes(18 * 1024 * 1024);
    const small = await readFile(fileOf(hash));
    await writeFile(fileOf(hash), large);
    const place = `s3://${s3.bucket}/backups`;
    const { code, output, errors } = await backUp(['--to', place], {
      BACKUP_PASSPHRASE: PASSPHRASE,
    });
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const [, archive = ''] = /^(s3:\S+\.zip\.enc): /.exec(output) ?? [];
    expect(archive.startsWith(`${place}/lectern-20`)).toBe(true);
    const back = await restore(archive, `s3://${s3.bucket}/restored`, {
      BACKUP_PASSPHRASE: PASSPHRASE,
    });
    expect(back).toMatchObject({ code: 0, errors: '' });
    await writeFile(fileOf(hash), small);
    const names = hashes.map((each) => `restored/${each.slice(0, 2)}/${each}/original`);
    expect(await s3.names()).toEqual(expect.arrayContaining(names));
    expect(large.equals(await s3.get(`restored/${hash.slice(0, 2)}/${hash}/original`))).toBe(true);
    expect(await restore(`${place}/none.zip`, folder)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /none\.zip cannot be read as a backup: it does not exist/,
      ) as string,
    });
  });

  it.each([
    [
      { status: 403, code: 'AccessDenied' },
      /was not written: .*access is refused with AccessDenied/,
    ],
    [{ status: 500, code: 'InternalError' }, /was not written: .*the server responded with 500/],
  ] as const)('leaves nothing in a bucket that answers with %j', async (problem, reason) => {
    const before = await s3.names();
    s3.failure = problem;
    for (const method of ['PUT', 'GET']) {
      s3.fails = (asked) => asked === method;
      expect(await backUp(['--to', `s3://${s3.bucket}/failed`])).toMatchObject({
        code: 1,
        errors: expect.stringMatching(reason) as string,
      });
      expect(await s3.names()).toEqual(before);
    }
  });

  it('is never written over another in a bucket', async () => {
    await s3.put('named/kept.zip');
    const kept = `s3://${s3.bucket}/named/kept.zip`;
    expect(await backUp([kept])).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`${kept} already exists`) as string,
    });
    expect(String(await s3.get('named/kept.zip'))).toBe('x');
  });

  it('that a bucket stops sending is reported in a line, and nothing is restored', async () => {
    const [hash = ''] = hashes;
    const small = await readFile(fileOf(hash));
    await writeFile(fileOf(hash), randomBytes(18 * 1024 * 1024));
    const archive = `s3://${s3.bucket}/stopping/whole.zip`;
    expect(await backUp([archive])).toMatchObject({ code: 0, errors: '' });
    await writeFile(fileOf(hash), small);
    const place = join(folder, 'stopping');
    let asked = 0;
    s3.failure = { status: 500, code: 'InternalError' };
    s3.fails = () => (asked++, false);
    expect(await restore(archive, place)).toMatchObject({ code: 0, errors: '' });
    const all = asked;
    // In its check, and in its last picture.
    for (const good of [Math.floor(all / 2), all - 1]) {
      asked = 0;
      s3.fails = () => asked++ >= good;
      const { code, errors, database } = await restore(archive, place);
      expect({ code, errors }).toEqual({
        code: 1,
        errors: `Nothing was restored: ${archive}: the server responded with 500 (InternalError). The database is unchanged.\n`,
      });
      if (!(await isEmpty(database))) {
        expect(await database.query('SELECT FROM pictures')).toEqual([]);
      }
    }
  });

  it('is refused by the name of a picture that is damaged or missing, and nothing is touched', async () => {
    const archive = join(folder, 'whole.zip');
    expect((await backUp([archive])).code).toBe(0);
    const whole = await readFile(archive);
    const [hash = ''] = hashes;
    const damaged = Buffer.from(whole);
    const at = whole.indexOf(await readFile(fileOf(hash)));
    expect(at).toBeGreaterThan(0);
    damaged.writeUInt8(damaged.readUInt8(at + 20) ^ 1, at + 20);
    const lacking = Buffer.from(
      whole.toString('latin1').replaceAll(`pictures/${hash}`, `pictures/${'0'.repeat(20)}`),
      'latin1',
    );
    for (const [bytes, reason] of [
      [damaged, `The backup is damaged: pictures/${hash} was modified`],
      [lacking, `pictures/${hash}`],
    ] as const) {
      const file = join(folder, 'refused.zip');
      await writeFile(file, bytes);
      const { code, errors, database } = await restore(file, join(folder, 'refused'));
      expect(code).toBe(1);
      expect(errors).toContain(reason);
      expect(await isEmpty(database)).toBe(true);
      expect(await readdir(folder)).not.toContain('refused');
    }
  });

  it('leaves the database as it was where its pictures cannot be written', async () => {
    const archive = join(folder, 'whole.zip');
    const file = join(folder, 'a-file');
    await writeFile(file, 'Nothing can be below it.');
    const { code, errors, database } = await restore(archive, file);
    expect(code).toBe(1);
    expect(errors).toMatch(
      /pictures\/\w{20} cannot be written: .*ENOTDIR.* The database is unchanged/,
    );
    expect(await database.query('SELECT FROM pictures')).toEqual([]);
    expect((await restore(archive, join(folder, 'later'))).code).toBe(0);
  });

  it('is made by its schedule in a bucket, where the newest are kept', async () => {
    const other = await createTestApp();
    resources.defer(() => other.close());
    const scheduled = await FakeS3.start();
    resources.defer(() => scheduled.close());
    for (const name of OLD) await scheduled.put(`kept/${name}`);
    const { database, sandbox: platform } = other;
    const replica = await createTestApp({
      env: {
        ...scheduled.env,
        BACKUP_CRON: '30 2 * * *',
        BACKUP_DIR: `s3://${scheduled.bucket}/kept`,
        BACKUP_KEEP: '2',
      },
      database,
      platform,
    });
    await until(async () => !(await scheduled.names()).includes(`kept/${OLD[1]}`));
    await replica.close();
    const names = await scheduled.names();
    expect(names).toEqual([
      `kept/${OLD[2]}`,
      expect.stringMatching(/^kept\/lectern-20[2-9]\d-\S+\.zip$/),
    ]);
  });

  it('says which pictures it lacks, as their files are gone', async () => {
    const [, hash = ''] = hashes;
    await rm(fileOf(hash));
    const archive = join(folder, 'lacking.zip');
    const lacks = `are not in the backup because their files are missing: ${hash}.`;
    const made = await backUp([archive]);
    expect(made).toMatchObject({ code: 0, errors: expect.stringContaining(lacks) as string });
    const back = await restore(archive, join(folder, 'lacking'));
    expect(back).toMatchObject({ code: 0, errors: expect.stringContaining(lacks) as string });
  });
});
