import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { until } from '../../test/until.js';
import {
  claiming,
  createPicturesTest,
  paint,
  pictureCalls,
  type PicturesTest,
} from './pictures-test.factory.js';

/** How many that this one has started are still there; where Jest runs in one process, PostgreSQL is. */
const processes = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length;

describe('pictures', () => {
  const others = processes();
  let pictures: PicturesTest;
  let images: PicturesTest['images'];

  beforeAll(async () => {
    pictures = await createPicturesTest();
    ({ images } = pictures);
  });
  afterAll(() => pictures.close());

  const { failureOf, preview, shown } = pictureCalls(() => pictures);

  it('that are drawings without an end, or that fill the memory, are given up', async () => {
    const svg = (content: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${content}</svg>`;
    const dashes = '<path d="M0 0H400000V9H0" stroke="red" stroke-dasharray="1"/>';
    const shape = '<g id="0123456789"/>';
    // Without a size it is painted to find out how large it is.
    images.serve('/endless.svg', svg(dashes.repeat(5_000)).replace(/ width.*?>/, '>'));
    images.serve('/vast.svgz', gzipSync(svg(shape.repeat(1_000_000))));
    images.serve('/plain.svgz', gzipSync(svg('<rect width="50" height="100"/>')));
    images.serve('/text.gz', gzipSync('<!doctype html><p>No picture</p>'));
    for (const path of ['/endless.svg', '/vast.svgz']) {
      expect(await preview(path)).toMatchObject({
        status: 400,
        body: { errors: [{ message: 'The picture is damaged or incomplete.' }] },
      });
    }
    expect(await preview('/plain.svgz')).toMatchObject({ status: 200, body: { width: 1920 } });
    expect(await failureOf('/text.gz')).toBe('no-picture');
    await until(() => processes() <= others);
  });

  it('that take more memory than there is are refused', async () => {
    const deep = sharp({ create: { width: 50, height: 44, channels: 4, background: '#c418' } });
    images.serve(
      '/deep.png',
      claiming(
        5_000,
        4_400,
        await deep.toColourspace('rgb16').png({ progressive: true }).toBuffer(),
      ),
    );
    images.serve('/small.avif', await paint(4_000, 3_200).avif({ effort: 0 }).toBuffer());
    images.serve('/phone.avif', await paint(4_032, 3_024).avif({ effort: 0 }).toBuffer());
    const scans = { progressive: true, chromaSubsampling: '4:4:4' };
    images.serve('/scans.jpg', claiming(6_000, 6_200, await paint(60, 62).jpeg(scans).toBuffer()));
    images.serve('/camera.jpg', await paint(7_000, 7_000).jpeg().toBuffer());
    for (const path of ['/deep.png', '/small.avif', '/scans.jpg']) {
      expect(await failureOf(path)).toBe('too-heavy');
    }
    expect((await shown('/camera.jpg')).picture).toMatchObject({ width: 7_000 });
    expect((await shown('/phone.avif')).picture).toMatchObject({ width: 4_032 });
  });
});
