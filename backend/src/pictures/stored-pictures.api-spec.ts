import type { TestApp } from '../../test/create-test-app.js';
import { until } from '../../test/until.js';
import type { ImageHost } from './image-host.factory.js';
import { PictureFetching } from './picture-fetching.service.js';
import {
  createPicturesTest,
  paint,
  pictureCalls,
  type PicturesTest,
} from './pictures-test.factory.js';

describe('pictures that are kept', () => {
  let pictures: PicturesTest;
  let test: TestApp;
  let images: ImageHost;

  beforeAll(async () => {
    pictures = await createPicturesTest();
    ({ test, images } = pictures);
  });
  afterAll(() => pictures.close());

  const { courseOf, rowOf, shown } = pictureCalls(() => pictures);
  const left = () => test.database.query<{ hash: string }>('SELECT hash FROM left_pictures');
  const isLeft = async (path = '') => (await left()).some(({ hash }) => path.endsWith(hash));

  it('are tried again ever more rarely, stay while a failure may pass, and go once they are gone', async () => {
    const again = () =>
      test.database.query(`UPDATE pictures SET due_at = now() WHERE url = $1`, [
        images.urlOf('/goes.jpg'),
      ]);
    const look = async () => {
      await again();
      await test.database.query(`NOTIFY changes`);
    };
    images.serve('/goes.jpg', await paint(30, 30).jpeg().toBuffer());
    const { id, picture } = await shown('/goes.jpg');
    images.answer('/goes.jpg', (response) => response.writeHead(500).end());
    await look();
    await until(async () => (await rowOf('/goes.jpg'))?.failures === 1);
    expect((await courseOf(id)).picture).toEqual(picture);
    await look();
    await until(async () => (await rowOf('/goes.jpg'))?.failures === 2);
    const [{ minutes }] = (await test.database.query<{ minutes: number }>(
      `SELECT round(extract(epoch FROM due_at - now()) / 60)::int AS minutes FROM pictures WHERE url = $1`,
      [images.urlOf('/goes.jpg')],
    )) as [{ minutes: number }];
    expect(minutes).toBe(2);
    images.remove('/goes.jpg');
    await look();
    await until(async () => (await courseOf(id)).picture === undefined);
    images.serve('/goes.jpg', await paint(31, 31).jpeg().toBuffer());
    await look();
    await until(async () => (await courseOf(id)).picture?.width === 31);
  });

  it('that another one replaces, or that are gone, go with their files a day later', async () => {
    const look = async () => {
      await test.database.query(`UPDATE pictures SET due_at = now() WHERE url = $1`, [
        images.urlOf('/changes.jpg'),
      ]);
      await test.database.query('NOTIFY changes');
    };
    const statusOf = async (path = '') => (await fetch(`${test.url}${path}/96.jpg`)).status;
    const aDayLater = async (path = '') => {
      await until(() => isLeft(path));
      await test.database.query(`UPDATE left_pictures SET due_at = now()`);
      await test.database.query('NOTIFY changes');
    };
    images.serve('/changes.jpg', await paint(33, 33).jpeg().toBuffer());
    const { id, picture: first } = await shown('/changes.jpg');
    images.serve('/changes.jpg', await paint(34, 34).jpeg().toBuffer());
    await look();
    await until(async () => (await courseOf(id)).picture?.width === 34);
    const { picture: second } = await courseOf(id);
    expect([await statusOf(first?.path), await statusOf(second?.path)]).toEqual([200, 200]);
    await aDayLater(first?.path);
    await until(async () => (await statusOf(first?.path)) === 404);
    expect(await statusOf(second?.path)).toBe(200);

    images.remove('/changes.jpg');
    await look();
    await until(async () => (await courseOf(id)).picture === undefined);
    expect(await statusOf(second?.path)).toBe(200);
    await aDayLater(second?.path);
    await until(async () => (await statusOf(second?.path)) === 404);
    await until(async () => (await left()).length === 0);
  });

  it('stay as long as another address has them', async () => {
    const bytes = await paint(35, 35).jpeg().toBuffer();
    images.serve('/twin.jpg', bytes);
    images.serve('/other-twin.jpg', bytes);
    const { id, picture } = await shown('/twin.jpg');
    await shown('/other-twin.jpg');
    images.remove('/twin.jpg');
    await test.database.query(`UPDATE pictures SET due_at = now() WHERE url = $1`, [
      images.urlOf('/twin.jpg'),
    ]);
    await test.database.query('NOTIFY changes');
    await until(async () => (await courseOf(id)).picture === undefined);
    await until(() => isLeft(picture?.path));
    await test.database.query('UPDATE left_pictures SET due_at = now()');
    await test.database.query('NOTIFY changes');
    await until(async () => (await left()).length === 0);
    expect((await fetch(`${test.url}${picture?.path}/96.jpg`)).status).toBe(200);
  });

  it('that nothing shows any more are forgotten with their files', async () => {
    images.serve('/old.jpg', await paint(44, 44).jpeg().toBuffer());
    const { id, picture } = await shown('/old.jpg');
    await test.database.query('DELETE FROM courses WHERE thinkific_id = $1', [id]);
    await test.database.query(`UPDATE pictures SET created_at = now() - interval '2 days'`);

    images.serve('/new.jpg', await paint(45, 45).jpeg().toBuffer());
    await shown('/new.jpg');
    await until(async () => (await rowOf('/old.jpg')) === undefined);
    await until(async () => (await fetch(`${test.url}${picture?.path}/96.jpg`)).status === 404);
  });

  it('that nothing shows any more are forgotten within an hour, also where none is to be fetched', async () => {
    images.serve('/left.jpg', await paint(46, 46).jpeg().toBuffer());
    const { id, picture } = await shown('/left.jpg');
    await test.database.query('DELETE FROM courses WHERE thinkific_id = $1', [id]);
    await test.database.query(
      `UPDATE pictures SET created_at = now() - interval '2 days', due_at = now() + interval '6 days'`,
    );
    await test.app.get(PictureFetching).forget();
    await until(async () => (await rowOf('/left.jpg')) === undefined);
    await until(async () => (await fetch(`${test.url}${picture?.path}/96.jpg`)).status === 404);
  });

  it('that nothing shows any more are not fetched once more', async () => {
    images.serve('/left.jpg', await paint(46, 46).jpeg().toBuffer());
    const { id } = await shown('/left.jpg');
    const asked = () => images.requests.filter((path) => path === '/left.jpg').length;
    const before = asked();
    await test.database.query('DELETE FROM courses WHERE thinkific_id = $1', [id]);
    await test.database.query(
      `UPDATE pictures SET created_at = now() - interval '2 days', due_at = now()
       WHERE url = $1`,
      [images.urlOf('/left.jpg')],
    );
    await test.app.get(PictureFetching).forget();
    await until(async () => (await rowOf('/left.jpg')) === undefined);
    expect(asked()).toBe(before);
  });
});
