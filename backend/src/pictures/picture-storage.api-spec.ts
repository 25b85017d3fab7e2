import sharp from 'sharp';
import { CapturedLog } from '../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { FakeS3 } from '../../test/fake-s3.js';
import { until } from '../../test/until.js';
import type { ProblemDto } from '../common/problem/problem.dto.js';
import { insertCourse } from '../catalogue/courses/course.factory.js';
import type { CourseDto } from '../catalogue/courses/dto/course.dto.js';
import type { UploadedPictureDto } from './dto/picture.dto.js';
import { startImageHost } from './image-host.factory.js';

const paint = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#cc4411' } })
    .png()
    .toBuffer();

describe('pictures in S3-compatible storage', () => {
  let s3: FakeS3;
  let replicas: [TestApp, TestApp];
  const log = new CapturedLog();
  let side = 100;
  const resources = new AsyncDisposableStack();

  beforeAll(async () => {
    s3 = await FakeS3.start();
    resources.defer(() => s3.close());
    const env = {
      ...s3.env,
      PICTURES_DIR: `s3://${s3.bucket}/site/pictures`,
      PICTURES_FETCH: 'on',
    };
    const one = await createTestApp({ env, log });
    resources.defer(() => one.close());
    const { database, sandbox: platform } = one;
    const two = await createTestApp({ env, log, database, platform });
    resources.defer(() => two.close());
    replicas = [one, two];
  });
  afterAll(() => resources.disposeAsync());
  afterEach(() => {
    s3.failure = null;
    s3.fails = null;
    s3.mostListed = null;
  });

  const send = (to: TestApp, bytes: Buffer) =>
    to.api.post<UploadedPictureDto & ProblemDto>('/api/pictures/portraits', bytes, {
      headers: { 'Content-Type': 'image/png' },
    });
  const show = ({ url }: TestApp, { picture }: UploadedPictureDto, file: string) =>
    fetch(`${url}${picture.path}/${file}`, { headers: { Accept: 'application/json' } });
  const keyOf = ({ picture }: UploadedPictureDto) => {
    const hash = picture.path.slice(-20);
    return `site/pictures/${hash.slice(0, 2)}/${hash}`;
  };

  it('that were sent to one replica are shown by another, and made once for both', async () => {
    const { body, status } = await send(replicas[0], await paint(300));
    expect(status).toBe(201);
    const answer = await show(replicas[1], body, '192.webp');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 192 });
    const names = [`${keyOf(body)}/192.webp`, `${keyOf(body)}/original`];
    await until(async () => (await s3.names()).includes(names[0] ?? ''));
    expect((await s3.names()).filter((name) => name.startsWith(keyOf(body)))).toEqual(names);
    s3.failure = { status: 500, code: 'InternalError' };
    s3.fails = (_method, path) => path.endsWith('/original');
    const again = await show(replicas[0], body, '192.webp');
    expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes);
    expect((await show(replicas[0], body, '0192.webp')).status).toBe(404);
  });

  it('of other sites are kept there, too', async () => {
    const images = await startImageHost();
    images.serve('/cover.png', await paint(200));
    const fetching = await createTestApp({
      env: {
        ...s3.env,
        PICTURES_DIR: `s3://${s3.bucket}`,
        PICTURES_FETCH: 'on',
        PICTURES_ALLOWED_HOSTS: images.host,
      },
      platform: replicas[0].sandbox,
    });
    try {
      const id = await insertCourse(fetching.database, { image_url: images.urlOf('/cover.png') });
      const course = async () => (await fetching.api.get<CourseDto>(`/api/courses/${id}`)).body;
      await until(async () => (await course()).picture !== undefined);
      const hash = (await course()).picture?.path.slice(-20) ?? '';
      expect(await s3.names()).toContain(`${hash.slice(0, 2)}/${hash}/original`);
    } finally {
      await fetching.close();
      await images.close();
    }
  });

  it('leave the bucket a day after nothing shows them any more, however many lists their files fill', async () => {
    const { database } = replicas[0];
    const { body } = await send(replicas[0], await paint(77));
    for (const file of ['96.jpg', '96.webp', '192.jpg', '192.webp']) {
      await show(replicas[0], body, file);
      await until(async () => (await s3.names()).includes(`${keyOf(body)}/${file}`));
    }
    s3.mostListed = 2;
    await database.query(
      `UPDATE pictures SET created_at = now() - interval '2 days', due_at = now() WHERE url = $1`,
      [body.url],
    );
    await database.query('NOTIFY changes');
    await until(async () => !(await s3.names()).some((name) => name.startsWith(keyOf(body))));
  });

  it('leave it later when they cannot be removed, and keep no other there', async () => {
    const { database } = replicas[0];
    const stuck = (await send(replicas[0], await paint((side += 1)))).body;
    const other = (await send(replicas[0], await paint((side += 1)))).body;
    const removeUnused = async () => {
      await database.query(
        `UPDATE pictures SET created_at = now() - interval '2 days', due_at = now() WHERE url = ANY($1)`,
        [[stuck.url, other.url]],
      );
      await database.query('NOTIFY changes');
    };
    const isLeft = async (picture: UploadedPictureDto) =>
      (await s3.names()).some((name) => name.startsWith(keyOf(picture)));
    let refused = 0;
    s3.failure = { status: 500, code: 'InternalError' };
    s3.fails = (method, path) =>
      method === 'DELETE' && path.includes(keyOf(stuck)) && (refused += 1) > 0;
    await removeUnused();
    // As often as its library asks.
    await until(async () => refused >= 2 && !(await isLeft(other)));
    expect(await isLeft(stuck)).toBe(true);
    s3.failure = null;
    await until(async () => {
      await removeUnused();
      return !(await isLeft(stuck));
    });
  });

  it.each([
    [{ status: 404, code: 'NoSuchBucket' }, /there is no such bucket/],
    [{ status: 403, code: 'AccessDenied' }, /access is refused with AccessDenied \(check S3_/],
    [{ status: 500, code: 'InternalError' }, /the server responded with 500 \(InternalError\)/],
    ['cuts', /the server closed the connection early/],
  ] as const)(
    'that cannot be had or kept because of %j say so, and come later',
    async (failure, cause) => {
      const [one] = replicas;
      const { body: kept } = await send(one, await paint((side += 1)));
      const before = await s3.names();
      const fresh = failure === 'cuts' ? null : await paint((side += 1));
      s3.failure = failure;
      s3.fails = (method, path) =>
        method === 'PUT' || (method === 'GET' && path.includes(keyOf(kept)));
      const shown = await show(one, kept, '320.jpg');
      const sent = fresh && (await send(one, fresh));
      expect(shown.status).toBe(503);
      expect(await shown.json()).toMatchObject({
        detail: 'Pictures are unavailable at the moment.',
      });
      expect(JSON.stringify(log.of(shown.headers.get('x-request-id')))).toMatch(cause);
      if (fresh) {
        expect(sent).toMatchObject({
          status: 503,
          body: { detail: 'The picture could not be stored. Please try again later.' },
        });
        expect(await s3.names()).toEqual(before);
        s3.failure = null;
        expect((await send(one, fresh)).status).toBe(201);
      }
      s3.failure = null;
      expect((await show(one, kept, '320.jpg')).status).toBe(200);
    },
  );
});
