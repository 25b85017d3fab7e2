import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { CapturedLog } from '../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import type { ProblemDto } from '../common/problem/problem.dto.js';
import { insertCourse } from '../catalogue/courses/course.factory.js';
import type { CourseDto } from '../catalogue/courses/dto/course.dto.js';
import { insertTestimonial } from '../testimonials/testimonial.factory.js';
import type { PublishedStoryDto } from '../testimonials/dto/testimonial.dto.js';
import type { UploadedPictureDto } from './dto/picture.dto.js';
import { PictureFetching } from './picture-fetching.service.js';
import { claiming } from './pictures-test.factory.js';

const paint = (width: number, height: number, background = '#cc4411') =>
  sharp({ create: { width, height, channels: 3, background } });

describe('pictures that are sent', () => {
  let test: TestApp;
  let folder: string;
  const log = new CapturedLog();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-uploads-'));
    test = await createTestApp({
      env: { PICTURES_FETCH: 'on', PICTURES_DIR: folder, RATE_LIMIT: 'off' },
      log,
    });
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  const send = (bytes: Buffer | string, type = 'image/jpeg', path = '/api/pictures/portraits') =>
    test.api.post<UploadedPictureDto & ProblemDto>(path, bytes, {
      headers: { 'Content-Type': type },
    });
  const sent = async (bytes: Buffer, type?: string) => {
    const { status, body } = await send(bytes, type);
    expect({ status, detail: body.detail }).toEqual({ status: 201, detail: undefined });
    return body;
  };
  const fileOf = async ({ url }: UploadedPictureDto) => {
    const answer = await fetch(test.url + new URL(url).pathname);
    return Buffer.from(await answer.arrayBuffer());
  };
  const uploads = () =>
    test.database.query<{ url: string }>('SELECT url FROM pictures WHERE is_upload');

  it('get an address of this site, upright, and without anything else that the file had', async () => {
    const photo = await paint(400, 401)
      .withExif({ IFD0: { Copyright: 'Ada Lovelace' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const body = await sent(polyglot, 'image/png');
    expect(body.picture).toMatchObject({ width: 401, height: 400 });
    expect(body.url).toMatch(/^http:\/\/[^/]+\/pictures\/[0-9a-f]{20}\/640\.jpg$/);
    const shown = await fileOf(body);
    const facts = await sharp(shown).metadata();
    expect([facts.format, facts.width, facts.height, facts.exif]).toEqual([
      'jpeg',
      401,
      400,
      undefined,
    ]);
    const hash = body.picture.path.slice(-20);
    const kept = await sharp(
      await readFile(join(folder, hash.slice(0, 2), hash, 'original')),
    ).metadata();
    expect([kept.format, kept.exif, kept.orientation]).toEqual(['webp', undefined, undefined]);
    expect(log.text).not.toContain('Ada Lovelace');
    expect(await sent(photo)).toEqual(body);
  });

  it('are taken as JPEG, PNG, WebP and AVIF, whatever their header calls them, and of frames the first', async () => {
    const files = [
      await paint(64, 64).png().toBuffer(),
      await paint(64, 64).webp().toBuffer(),
      await paint(64, 64).avif().toBuffer(),
    ];
    const frames = await sharp(
      await Promise.all(
        Array.from({ length: 90 }, (_, n) => paint(64, 64, `rgb(${n}, 9, 9)`).png().toBuffer()),
      ),
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    for (const bytes of [...files, frames]) {
      expect((await sent(bytes, 'image/jpeg')).picture).toMatchObject({ width: 64, height: 64 });
    }
    expect((await sent(await paint(3_000, 3_000).jpeg().toBuffer())).picture.width).toBe(1_024);
  });

  it('have names that nobody can tell from the picture', async () => {
    const bytes = await paint(50, 50).png().toBuffer();
    const { picture } = await sent(bytes);
    const other = await createTestApp({
      env: { PICTURES_DIR: folder, JWT_SECRET: 'x'.repeat(40) },
    });
    try {
      const { body } = await other.api.post<UploadedPictureDto>('/api/pictures/portraits', bytes, {
        headers: { 'Content-Type': 'image/png' },
      });
      expect(body.picture.path).not.toBe(picture.path);
    } finally {
      await other.close();
    }
  });

  it('have the shape of their place, within a pixel', async () => {
    const admin = await signIn(test, 'admin');
    const headers = { 'Content-Type': 'image/png' };
    const before = await uploads();
    const square = 'The picture is not square: crop it to a square first.';
    const either = 'The picture is neither square nor 16:9: crop it first, to 16:9 for a cover.';
    for (const [width, height, message] of [
      [160, 90, square],
      [100, 102, square],
      [102, 100, square],
      [160, 93, either],
      [90, 160, either],
      [100, 103, either],
    ] as const) {
      const bytes = await paint(width, height).png().toBuffer();
      const refused =
        message === square
          ? await send(bytes)
          : await admin.api.post('/api/admin/pictures', bytes, { headers });
      expect(refused).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'picture', message }] },
      });
    }
    expect(await uploads()).toEqual(before);
    for (const height of [100, 101]) await sent(await paint(100, height).png().toBuffer());
    for (const [width, height] of [
      [100, 100],
      [160, 90],
      [1000, 563],
    ] as const) {
      const bytes = await paint(width, height).png().toBuffer();
      const taken = await admin.api.post('/api/admin/pictures', bytes, { headers });
      expect(taken).toMatchObject({ status: 201 });
    }
  });

  it('that harm are refused, each with what is wrong', async () => {
    const jpeg = await paint(800, 800).jpeg().toBuffer();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const before = await uploads();
    const choose = 'Choose a JPEG, PNG, WebP or AVIF picture.';
    for (const [bytes, message] of [
      [jpeg.subarray(0, jpeg.length / 2), 'The picture is damaged or incomplete.'],
      [
        claiming(9_000, 9_000, await paint(9, 9).png().toBuffer()),
        'The picture has more than 50 megapixels.',
      ],
      [Buffer.from(svg), choose],
      [Buffer.from('<!doctype html><script>alert(1)</script>'), choose],
      [Buffer.from(`GIF89a/*${'x'.repeat(100)}*/=alert(1)`), choose],
      [await paint(20, 20).gif().toBuffer(), choose],
      [Buffer.from(`%PDF-1.4\n${' '.repeat(500)}`), choose],
      [Buffer.alloc(0), choose],
      [
        Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
        'HEIC pictures are not supported. Save it as JPEG, or choose a JPEG, PNG, WebP or AVIF picture.',
      ],
    ] as const) {
      const refused = await send(bytes);
      expect(refused).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'picture', message }] },
      });
    }
    expect(await send(Buffer.alloc(15 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { detail: 'The picture has more than 15 MB.' },
    });
    expect((await send('{}', 'application/json')).status).toBe(415);
    expect(await uploads()).toEqual(before);
  });

  it('whose connection breaks leave nothing, and hold nobody up', async () => {
    const before = await uploads();
    const { port, hostname } = new URL(test.url);
    for (let n = 0; n < 20; n += 1) {
      const socket = connect(Number(port), hostname);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/pictures/portraits HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: image/png\r\nContent-Length: 5000\r\n\r\nhalf`,
        () => socket.destroy(),
      );
      await closed;
    }
    expect(await uploads()).toEqual(before);
    await until(async () => (await send(await paint(8, 8).png().toBuffer())).status === 201);
    expect(log.text).not.toContain('"level":50');
  });

  it('that take more memory than there is are refused', async () => {
    const scans = { progressive: true, chromaSubsampling: '4:4:4' };
    for (const bytes of [
      await paint(3_600, 3_600).avif({ effort: 0 }).toBuffer(),
      claiming(6_100, 6_100, await paint(61, 61).jpeg(scans).toBuffer()),
    ]) {
      expect(await send(bytes)).toMatchObject({
        status: 400,
        body: {
          errors: [
            {
              message:
                'The picture takes too much memory or time to process. Make it smaller, or save it as a plain JPEG.',
            },
          ],
        },
      });
    }
    expect((await send(await paint(7_000, 7_000).jpeg().toBuffer())).status).toBe(201);
  });

  it('that are JPEGs of very many scans, each of which takes time, are refused', async () => {
    expect((await send(await jpegInScans(100))).status).toBe(201);
    for (const hidden of [{}, { before: 'ff01' }, { first: 'ffff' }]) {
      expect(await send(await jpegInScans(101, hidden))).toMatchObject({
        status: 400,
        body: { errors: [{ message: expect.stringMatching(/or time to process/) as unknown }] },
      });
    }
  });

  it.each([
    ['as many as may be', 5_000],
    ['as large as may be', 15 * 1024 * 1024],
  ])('by strangers, %s, leave room for those of admins', async (_kind, size) => {
    const { port, hostname } = new URL(test.url);
    const sockets: Socket[] = [];
    const bytes = Buffer.alloc(size);
    await until(async () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.write(
        `POST /api/pictures/portraits HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: image/png\r\nContent-Length: ${size}\r\n\r\nhalf`,
      );
      sockets.push(socket);
      return (await send(bytes)).status === 503;
    });
    const admin = await signIn(test, 'admin');
    const headers = { 'Content-Type': 'image/png' };
    const refused = await admin.api.post('/api/admin/pictures', bytes, { headers });
    expect(refused.status).toBe(400);
    const small = await paint(120, 120).png().toBuffer();
    const taken = await admin.api.post('/api/admin/pictures', small, { headers });
    expect(taken.status).toBe(201);
    for (const socket of sockets) socket.destroy();
    await until(async () => (await send(bytes)).status === 400);
  });

  it('that cannot be kept say so, and the cause is in the log', async () => {
    const full = join(folder, 'full');
    await writeFile(full, 'A file cannot hold any.');
    const noRoom = new CapturedLog();
    const other = await createTestApp({ env: { PICTURES_DIR: full }, log: noRoom });
    try {
      const bytes = await paint(9, 9).png().toBuffer();
      const answer = await other.api.post('/api/pictures/portraits', bytes, {
        headers: { 'Content-Type': 'image/png' },
      });
      expect(answer).toMatchObject({
        status: 503,
        body: { detail: 'The picture could not be stored. Please try again later.' },
      });
      expect(noRoom.text).toContain('ENOTDIR');
      expect(await other.database.query('SELECT FROM pictures')).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('by admins are covers and logos, and nobody else may send them', async () => {
    const bytes = await paint(3_200, 1_800).jpeg().toBuffer();
    const path = '/api/admin/pictures';
    expect((await send(bytes, 'image/jpeg', path)).status).toBe(401);
    const headers = { 'Content-Type': 'image/jpeg' };
    const staff = await signIn(test, 'staff');
    expect((await staff.api.post(path, bytes, { headers })).status).toBe(403);
    const admin = await signIn(test, 'admin');
    const { body } = await admin.api.post<UploadedPictureDto>(path, bytes, { headers });
    expect(body.picture).toMatchObject({ width: 1_920, height: 1_080 });
    expect(body.url).toMatch(/\/1280\.jpg$/);
    const id = await insertCourse(test.database, { image_url: 'https://example.org/a.jpg' });
    const saved = await admin.api.put(`/api/admin/courses/${id}/override`, { imageUrl: body.url });
    expect(saved).toMatchObject({ status: 200 });
    const course = await test.api.get<CourseDto>(`/api/courses/${id}`);
    expect(course.body.picture).toEqual(body.picture);
  });

  it('are shown with their story at once, and forgotten a day after nothing has them any more', async () => {
    const portrait = await sent(await paint(100, 100).jpeg().toBuffer());
    const logo = await sent(await paint(101, 101).jpeg().toBuffer());
    const restorable = await sent(await paint(102, 102).jpeg().toBuffer());
    const unused = await sent(await paint(103, 103).jpeg().toBuffer());
    await insertTestimonial(test.database, {
      student_image: portrait.url,
      company_logo: logo.url,
      status: 'approved',
    });
    const removed = await insertTestimonial(test.database, { student_image: restorable.url });
    const admin = await signIn(test, 'admin');
    expect((await admin.api.delete(`/api/admin/testimonials/${removed}`)).status).toBeLessThan(300);
    const { body: stories } = await test.api.get<PublishedStoryDto[]>('/api/testimonials?limit=50');
    expect(stories).toContainEqual(expect.objectContaining({ picture: portrait.picture }));

    await test.database.query(
      `UPDATE pictures SET created_at = now() - interval '2 days', due_at = now() WHERE is_upload`,
    );
    await test.database.query('NOTIFY changes');
    const left = async () => (await uploads()).map(({ url }) => url);
    await until(async () => !(await left()).includes(unused.url));
    expect(await left()).toEqual(expect.arrayContaining([portrait.url, logo.url, restorable.url]));
    const hash = unused.picture.path.slice(-20);
    await until(async () => !(await readdir(join(folder, hash.slice(0, 2)))).includes(hash));
    const [waiting] = await test.database.query<{ due: number }>(
      'SELECT count(*)::int AS due FROM pictures WHERE is_upload AND due_at <= now()',
    );
    expect(waiting?.due).toBe(0);
  });

  it('are forgotten also by a site that fetches none of others', async () => {
    const other = await createTestApp({ env: { PICTURES_FETCH: 'off', PICTURES_DIR: folder } });
    try {
      const bytes = await paint(104, 104).png().toBuffer();
      const headers = { 'Content-Type': 'image/png' };
      const { body } = await other.api.post<UploadedPictureDto>('/api/pictures/portraits', bytes, {
        headers,
      });
      await other.database.query(
        `UPDATE pictures SET created_at = now() - interval '2 days', due_at = now()`,
      );
      await other.app.get(PictureFetching).start();
      await until(async () => (await other.database.query('SELECT FROM pictures')).length === 0);
      const hash = body.picture.path.slice(-20);
      expect(await readdir(join(folder, hash.slice(0, 2)))).not.toContain(hash);
    } finally {
      await other.close();
    }
  });
});

/**
 * A grey block; behind its mean each scan brings a bit of one coefficient, and each is 0.
 * @param hidden bytes without a meaning before each scan, and before all that the picture says
 */
async function jpegInScans(count: number, { before = '', first = '' } = {}): Promise<Buffer> {
  const whole = await paint(8, 8).toColourspace('b-w').jpeg({ progressive: true }).toBuffer();
  const scan = Buffer.from('ffda', 'hex');
  const start = whole.subarray(0, 2);
  const table = Buffer.from('ffc4', 'hex');
  const mean = whole.subarray(2, whole.indexOf(table, whole.indexOf(scan)));
  const endOfBlock = Buffer.from(`ffc4001410${'01'.padEnd(32, '0')}00`, 'hex');
  const bits = Array.from({ length: count - 1 }, (_, n) => {
    const coefficient = 1 + Math.floor(n / 14);
    const bit = 13 - (n % 14);
    const former = bit === 13 ? 0 : bit + 1;
    const head = [0, 8, 1, 1, 0, coefficient, coefficient, former * 16 + bit];
    return Buffer.from([...Buffer.from(before, 'hex'), ...scan, ...head, 0b0111_1111]);
  });
  const end = Buffer.from('ffd9', 'hex');
  return Buffer.concat([start, Buffer.from(first, 'hex'), mean, endOfBlock, ...bits, end]);
}
