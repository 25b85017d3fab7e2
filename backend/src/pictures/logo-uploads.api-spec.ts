import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import type { ProblemDto } from '../common/problem/problem.dto.js';
import type { SiteDraftDto } from '../site-content/dto/site-draft.dto.js';
import type { UploadedPictureDto } from './dto/picture.dto.js';
import { claiming } from './pictures-test.factory.js';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: CLEAR } })
    .png()
    .toBuffer();

describe('logos of the site', () => {
  let test: TestApp;
  let folder: string;
  let admin: SignedIn;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-logos-'));
    test = await createTestApp({ env: { PICTURES_FETCH: 'on', PICTURES_DIR: folder } });
    admin = await signIn(test, 'admin');
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  const send = (bytes: Buffer, place = 'logo') =>
    admin.api.post<UploadedPictureDto & ProblemDto>(`/api/admin/pictures?for=${place}`, bytes, {
      headers: { 'Content-Type': 'image/png' },
    });

  it.each([
    [400, 100],
    [100, 400],
    [300, 200],
  ])('may be %i × %i pixels, and stay transparent as WebP', async (width, height) => {
    const { status, body } = await send(await paint(width, height));
    expect({ status, picture: body.picture }).toMatchObject({
      status: 201,
      picture: { width, height },
    });
    const shown = await fetch(`${test.url}${body.picture.path}/320.webp`);
    const pixels = await sharp(await shown.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([pixels.info.channels, pixels.data[3]]).toEqual([4, 0]);
  });

  it('are refused if they are too long, a bomb, or for an unknown place', async () => {
    for (const bytes of [await paint(401, 100), await paint(100, 401)]) {
      expect((await send(bytes)).body.errors).toEqual([
        { field: 'picture', message: expect.stringContaining('four times') as unknown },
      ]);
    }
    const bomb = await send(claiming(9_000, 9_000, await paint(9, 9)));
    expect(bomb.body.errors?.[0]?.message).toBe('The picture has more than 50 megapixels.');
    expect((await send(await paint(9, 9), 'poster')).status).toBe(400);
    expect((await send(await paint(300, 200), 'course')).status).toBe(400);
  });

  it('stay while the draft or a version of the site has them', async () => {
    const [published, drafted, unused] = await Promise.all(
      [101, 102, 103].map(async (width) => (await send(await paint(width, 60))).body.url),
    );
    const save = async (logo: string | undefined) => {
      const { content } = (await admin.api.get<SiteDraftDto>('/api/admin/site/draft')).body;
      const saved = await admin.api.put('/api/admin/site/draft', { ...content, logo });
      expect(saved.status).toBe(200);
    };
    await save(published);
    expect((await admin.api.post('/api/admin/site/publish')).status).toBe(201);
    await save(drafted);

    await test.database.query(
      `UPDATE pictures SET created_at = now() - interval '2 days', due_at = now()`,
    );
    await test.database.query('NOTIFY changes');
    const left = async () =>
      (await test.database.query<{ url: string }>('SELECT url FROM pictures')).map(
        ({ url }) => url,
      );
    await until(async () => !(await left()).includes(unused ?? ''));
    expect((await left()).toSorted()).toEqual([published, drafted].toSorted());
  });
});
