import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, truncate, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp } from '../../../test/create-test-app.js';
import { runCommand } from '../../../test/program.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { mountSmallDisk } from '../../../test/small-disk.js';
import { until } from '../../../test/until.js';
import type { ProblemDto } from '../../common/problem/problem.dto.js';
import { insertCourse } from '../../catalogue/courses/course.factory.js';
import type { UploadedPictureDto } from '../../pictures/dto/picture.dto.js';
import { startImageHost } from '../../pictures/image-host.factory.js';

const SIZE = 4 * 1024 * 1024;
/** Bytes, in which a file can be begun. */
const ROOM = 16 * 1024;

const disk = mountSmallDisk(SIZE);
/** Where nobody may mount a file system there is no disk to fill. */
const onDisk = disk ? it : it.skip;

const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

describe('on a full disk', () => {
  const folder = disk?.folder ?? '';
  const filler = join(folder, 'filler');
  afterAll(() => disk?.unmount());

  async function fill(): Promise<void> {
    const handle = await open(filler, 'w');
    const chunk = Buffer.alloc(64 * 1024);
    try {
      for (;;) await handle.write(chunk);
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    } finally {
      await handle.close();
    }
    await truncate(filler, (await stat(filler)).size - ROOM);
  }
  async function files(): Promise<string[]> {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted();
  }

  /** More than there is room for once the disk is full. */
  const subscribe = (database: TestDatabase) =>
    database.query(
      `INSERT INTO newsletter_subscriptions (email)
       SELECT md5(n::text) || '@example.org' FROM generate_series(1, 3000) n`,
    );

  onDisk('no picture is kept by halves, what was kept is shown, and room helps', async () => {
    const log = new CapturedLog();
    const env = { PICTURES_DIR: join(folder, 'pictures') };
    const test = await createTestApp({ env, log });
    const headers = { 'Content-Type': 'image/png' };
    const send = (bytes: Buffer) =>
      test.api.post<UploadedPictureDto & ProblemDto>('/api/pictures/portraits', bytes, { headers });
    const rows = () => test.database.query('SELECT hash FROM pictures ORDER BY hash');
    try {
      const { body: kept, status } = await send(await noise(300));
      expect(status).toBe(201);
      await fill();
      const before = { files: await files(), rows: await rows() };
      const second = await noise(400);
      expect(await send(second)).toMatchObject({
        status: 503,
        body: { detail: 'The picture could not be stored. Please try again later.' },
      });
      expect(log.text).toContain('ENOSPC');
      const shown = await fetch(`${test.url}${kept.picture.path}/320.jpg`);
      expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 300 });
      expect({ files: await files(), rows: await rows() }).toEqual(before);
      await rm(filler);
      expect((await send(second)).status).toBe(201);
      expect(await rows()).toHaveLength(2);
    } finally {
      await rm(filler, { force: true });
      await test.close();
    }
  });

  onDisk('no backup is left by halves, and the reason is reported', async () => {
    const test = await createTestApp();
    const archive = join(folder, 'backup.zip');
    const backUp = () => runCommand('backup', [archive], { DATABASE_URL: test.database.url });
    try {
      await subscribe(test.database);
      await fill();
      const before = await files();
      const { code, errors } = await backUp();
      expect(code).toBe(1);
      expect(errors).toMatch(
        /backup\.zip was not written: the disk is full \(ENOSPC.*\)\. The incomplete file was deleted\.\n$/,
      );
      expect(await files()).toEqual(before);
      await rm(filler);
      expect(await backUp()).toMatchObject({ code: 0, errors: '' });
    } finally {
      await rm(filler, { force: true });
      await test.close();
    }
  });

  onDisk('unused pictures make room although one that is due does not fit', async () => {
    const images = await startImageHost();
    const cover = images.urlOf('/cover.png');
    images.serve('/cover.png', await noise(400));
    const env = {
      PICTURES_DIR: join(folder, 'pictures'),
      PICTURES_FETCH: 'on',
      PICTURES_ALLOWED_HOSTS: images.host,
    };
    const test = await createTestApp({ env });
    const headers = { 'Content-Type': 'image/png' };
    try {
      const { body: unused } = await test.api.post<UploadedPictureDto>(
        '/api/pictures/portraits',
        await noise(300),
        { headers },
      );
      const hash = unused.picture.path.slice(-20);
      const kept = join(env.PICTURES_DIR, hash.slice(0, 2), hash);
      expect(existsSync(kept)).toBe(true);
      await fill();
      await test.database.query(
        `UPDATE pictures SET created_at = now() - interval '2 days', due_at = now() WHERE url = $1`,
        [unused.url],
      );
      await insertCourse(test.database, { image_url: cover });
      await until(() => !existsSync(kept));
      expect(images.requests).toContain('/cover.png');
      const [due] = await test.database.query(
        'SELECT hash, failures, due_at > now() AS "isLater" FROM pictures WHERE url = $1',
        [cover],
      );
      expect(due).toEqual({ hash: null, failures: 0, isLater: true });
    } finally {
      await rm(filler, { force: true });
      await test.close();
      await images.close();
    }
  });

  onDisk('what a backup left that was killed makes room for the next', async () => {
    const database = await createTestDatabase();
    await subscribe(database);
    const backups = join(folder, 'backups');
    const killed = `lectern-2026-01-01T00-00-00Z.zip.${randomUUID()}.part`;
    await mkdir(backups);
    await fill();
    await rename(filler, join(backups, killed));
    const old = Date.now() / 1000 - 2 * 24 * 3600;
    await utimes(join(backups, killed), old, old);
    const test = await createTestApp({
      env: { BACKUP_CRON: '30 2 * * *', BACKUP_DIR: backups },
      database,
    });
    try {
      await until(async () => (await readdir(backups)).some((name) => name.endsWith('.zip')));
      expect(await readdir(backups)).not.toContain(killed);
    } finally {
      await test.close();
      await rm(backups, { recursive: true });
      await database.drop();
    }
  });
});
