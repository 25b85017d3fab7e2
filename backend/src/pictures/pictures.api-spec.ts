import { randomBytes } from 'node:crypto';
import { readdir, truncate, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import sharp from 'sharp';
import type { TestApp } from '../../test/create-test-app.js';
import { until } from '../../test/until.js';
import type { PicturePreviewDto } from './dto/picture.dto.js';
import type { ImageHost } from './image-host.factory.js';
import {
  claiming,
  createPicturesTest,
  paint,
  pictureCalls,
  type PicturesTest,
} from './pictures-test.factory.js';

describe('pictures', () => {
  let pictures: PicturesTest;
  let test: TestApp;
  let images: ImageHost;
  let folder: string;

  beforeAll(async () => {
    pictures = await createPicturesTest();
    ({ test, images, folder } = pictures);
  });
  afterAll(() => pictures.close());

  const { failureOf, preview, rowOf, shown } = pictureCalls(() => pictures);

  it('are fetched once a course shows them, and sent in the widths and formats of this site', async () => {
    images.serve('/wide.jpg', await paint(1000, 500).jpeg().toBuffer());
    const { picture } = await shown('/wide.jpg');
    expect(picture).toMatchObject({ width: 1000, height: 500 });
    expect(picture?.path).toMatch(/^\/pictures\/[0-9a-f]{20}$/);
    expect(picture?.colour).toMatch(/^#c[bc]4[3-5]1[0-2]$/);
    for (const [file, type, format, width] of [
      ['320.avif', 'image/avif', 'heif', 320],
      ['640.webp', 'image/webp', 'webp', 640],
      ['96.jpg', 'image/jpeg', 'jpeg', 96],
      ['1920.jpg', 'image/jpeg', 'jpeg', 1000],
    ]) {
      const answer = await fetch(`${test.url}${picture?.path}/${file}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const facts = await sharp(await answer.arrayBuffer()).metadata();
      expect([facts.format, facts.width]).toEqual([format, width]);
    }
    const kept = await readdir(
      join(folder, picture?.path.slice(10, 12) ?? '', picture?.path.slice(10) ?? ''),
    );
    expect(kept.toSorted()).toEqual(['1920.jpg', '320.avif', '640.webp', '96.jpg', 'original']);
    for (const file of ['321.avif', '320.gif', '0320.jpg', '320', 'original', '..%2Foriginal']) {
      expect((await fetch(`${test.url}${picture?.path}/${file}`)).status).toBe(404);
    }
    expect((await fetch(`${test.url}/pictures/${'0'.repeat(20)}/320.jpg`)).status).toBe(404);
    await shown('/wide.jpg');
    expect(images.requests.filter((path) => path === '/wide.jpg')).toHaveLength(1);
  });

  it('are what their bytes are, upright and without what the camera wrote', async () => {
    const exif = { IFD0: { Copyright: 'Ada Lovelace' } };
    images.serve(
      '/lies.gif',
      await paint(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'text/html',
    );
    images.serve(
      '/clear.png',
      await sharp({ create: { width: 50, height: 40, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    );
    images.serve('/a.webp', await paint(60, 30).webp().toBuffer());
    images.serve('/a.avif', await paint(64, 32).avif().toBuffer());
    const { picture } = await shown('/lies.gif');
    expect(picture).toMatchObject({ width: 200, height: 400 });
    const sent = await fetch(`${test.url}${picture?.path}/192.jpg`);
    const facts = await sharp(await sent.arrayBuffer()).metadata();
    expect([facts.width, facts.height]).toEqual([192, 384]);
    expect(facts).not.toHaveProperty('exif');
    expect(facts).not.toHaveProperty('orientation');
    expect((await shown('/clear.png')).picture?.colour).toBe('#ffffff');
    expect((await shown('/a.webp')).picture).toMatchObject({ width: 60, height: 30 });
    expect((await shown('/a.avif')).picture).toMatchObject({ width: 64, height: 32 });
  });

  it('that are drawings are painted, with nothing that they refer to and no script', async () => {
    const secret = images.urlOf('/secret.png');
    images.serve('/secret.png', await paint(10, 10).png().toBuffer());
    images.serve(
      '/drawing.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" onload="alert(1)">
         <script>fetch('${secret}')</script><rect width="160" height="90" fill="#00ff00"/>
         <image href="${secret}" width="160" height="90"/>
         <image href="file:///etc/passwd" width="160" height="90"/></svg>`,
    );
    const { picture } = await shown('/drawing.svg');
    expect(picture).toMatchObject({ width: 1920, height: 1080, colour: '#00ff00' });
    expect(images.requests).not.toContain('/secret.png');
    const sent = await (await fetch(`${test.url}${picture?.path}/320.webp`)).text();
    expect(sent).not.toContain('script');
  });

  it('that are drawings are painted as large as CSS says, however they are written', async () => {
    const svg = (attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="9" height="9"/></svg>`;
    const sizes: [string, number, number][] = [
      ['width="40mm" height="40mm" viewBox="0 0 40 40"', 1920, 1920],
      ['width="4cm" height="2cm"', 1920, 960],
      ['width="2in" height="96px"', 1920, 960],
      ['width="72pt" height="3pc"', 1920, 960],
      ['width="1in" viewBox="0 0 2 1"', 1920, 960],
      ['height="75"', 1920, 480],
    ];
    for (const [index, [attributes, width, height]] of sizes.entries()) {
      images.serve(`/sized-${index}.svg`, svg(attributes));
      expect((await preview(`/sized-${index}.svg`)).body).toMatchObject({ width, height });
    }
    const text = svg('width="120" height="80"');
    images.serve('/mark.svg', `\uFEFF<?xml version="1.0" encoding="UTF-8"?>${text}`);
    images.serve('/little.svg', Buffer.from(`\uFEFF${text}`, 'utf16le'));
    images.serve('/big.svg', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
    images.serve('/accent.svg', `<!-- é -->${text}`);
    images.serve('/late.svg', `<!--${'x'.repeat(3_000)}-->${text}`);
    images.serve('/packed.svgz', gzipSync(svg('width="1in" height="96"')));
    for (const path of ['/mark.svg', '/little.svg', '/big.svg', '/accent.svg', '/late.svg']) {
      expect((await preview(path)).body).toMatchObject({ width: 1920, height: 1280 });
    }
    expect((await preview('/packed.svgz')).body).toMatchObject({ width: 1920, height: 1920 });
  });

  it('are read where their server compresses them', async () => {
    const png = await paint(40, 30).png().toBuffer();
    const send = (path: string, encoding: string, bytes: Buffer) =>
      images.answer(path, (response) =>
        response.writeHead(200, { 'Content-Encoding': encoding }).end(bytes),
      );
    send('/gzip.png', 'gzip', gzipSync(png));
    send('/deflate.png', 'deflate', deflateSync(png));
    send('/br.png', 'BR', brotliCompressSync(png));
    send('/zstd.png', 'zstd', zstdCompressSync(png));
    send('/twice.png', 'br, gzip', gzipSync(brotliCompressSync(png)));
    send('/identity.png', 'identity', png);
    for (const path of ['gzip', 'deflate', 'br', 'zstd', 'twice', 'identity']) {
      const { body } = await preview(`/${path}.png`, '192.0.2.11');
      expect(body).toMatchObject({ width: 40, height: 30 });
    }
    send('/inflated.png', 'gzip', gzipSync(Buffer.alloc(20_000_000)));
    send('/cut.png', 'gzip', gzipSync(png).subarray(0, 40));
    send('/strange.png', 'sdch', png);
    expect(await failureOf('/inflated.png')).toBe('too-large');
    expect(await failureOf('/cut.png')).toBe('broken');
    expect(await failureOf('/strange.png')).toBe('broken');
  });

  it('that harm are refused, each with its cause', async () => {
    const jpeg = await paint(800, 800).jpeg().toBuffer();
    const bomb = claiming(9_000, 9_000, await paint(9, 9).png().toBuffer());
    images.serve('/half.jpg', jpeg.subarray(0, jpeg.length / 2));
    images.serve('/bomb.png', bomb);
    images.serve('/page.jpg', '<!doctype html><p>No picture</p>');
    images.serve(
      '/bomb.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${' '.repeat(1_100_000)}</svg>`,
    );
    images.serve('/paper.jpg', `%PDF-1.4\n${' '.repeat(500)}`);
    images.answer('/closed.jpg', (response) => response.writeHead(403).end());
    images.answer('/drops.jpg', (response) => response.destroy());
    images.answer('/long.jpg', (response) =>
      response.writeHead(200, { 'Content-Length': 500_000_000 }).write('x'),
    );
    images.pour('/flood.jpg', 500);
    expect(await failureOf('/half.jpg')).toBe('broken');
    expect(await failureOf('/bomb.png')).toBe('too-many-pixels');
    expect(await failureOf('/page.jpg')).toBe('no-picture');
    expect(await failureOf('/paper.jpg')).toBe('no-picture');
    expect(await failureOf('/bomb.svg')).toBe('too-large');
    expect(await failureOf('/closed.jpg')).toBe('refused');
    expect(await failureOf('/drops.jpg')).toBe('unreachable');
    expect(await failureOf('/long.jpg')).toBe('too-large');
    expect(await failureOf('/flood.jpg')).toBe('too-large');
    expect(images.megabytesSent).toBeLessThan(40);
    expect(await failureOf('/never-was.jpg')).toBe('gone');
    expect(pictures.log.text).toContain('The picture has more than 50 megapixels.');
  });

  it('never come out of this network, by whatever way', async () => {
    const inside = `http://localhost:${images.host.split(':')[1]}/inside.jpg`;
    images.serve('/inside.jpg', await paint(10, 10).jpeg().toBuffer());
    images.redirect('/to-inside.jpg', inside);
    images.redirect('/to-metadata.jpg', 'http://169.254.169.254/latest');
    images.redirect('/to-file.jpg', 'file:///etc/passwd');
    images.redirect('/loop.jpg', images.urlOf('/loop.jpg'));
    images.redirect('/on.jpg', images.urlOf('/inside.jpg'));
    images.redirect('/raw.jpg', Buffer.from('/é.jpg').toString('latin1'));
    images.serve('/%C3%A9.jpg', await paint(11, 10).jpeg().toBuffer());
    expect(await failureOf(inside)).toBe('private');
    expect(await failureOf('/to-inside.jpg')).toBe('private');
    expect(await failureOf('/to-metadata.jpg')).toBe('private');
    expect(await failureOf('http://[::1]:1/a.jpg')).toBe('private');
    expect(await failureOf('/to-file.jpg')).toBe('unreachable');
    expect(await failureOf('/loop.jpg')).toBe('refused');
    expect(images.requests.filter((path) => path === '/loop.jpg')).toHaveLength(4);
    expect(images.requests).not.toContain('/inside.jpg');
    expect((await shown('/on.jpg')).picture).toMatchObject({ width: 10 });
    expect((await shown('/raw.jpg')).picture).toMatchObject({ width: 11 });
  });

  it('are made and kept again where a power cut has left a file empty', async () => {
    const bytes = await paint(36, 36).jpeg().toBuffer();
    images.serve('/cut.jpg', bytes);
    const { picture } = await shown('/cut.jpg');
    const place = join(folder, picture?.path.slice(10, 12) ?? '', picture?.path.slice(10) ?? '');
    const [original = ''] = await readdir(place);
    const widthOf = async (file: string) => {
      const answer = await fetch(`${test.url}${picture?.path}/${file}`);
      return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
    };
    await writeFile(join(place, '96.jpg'), '');
    expect(await widthOf('96.jpg')).toBe(36);

    await truncate(join(place, original));
    images.serve('/cut-again.jpg', bytes);
    await shown('/cut-again.jpg');
    expect(await widthOf('96.webp')).toBe(36);
  });

  it('are shown of an address that somebody types, and then not kept', async () => {
    images.serve('/typed.png', await paint(700, 70).png().toBuffer());
    const look = (url: string) =>
      test.api.post<PicturePreviewDto>('/api/pictures/preview', { url });
    const { status, body } = await look(images.urlOf('/typed.png'));
    expect([status, body]).toMatchObject([200, { width: 700, height: 70 }]);
    expect(body.src).toMatch(/^data:image\/webp;base64,/);
    expect(await rowOf('/typed.png')).toBeUndefined();
    for (const [url, message] of [
      [images.urlOf('/none.png'), 'There is no picture at this address.'],
      ['http://10.0.0.1/a.png', 'This address leads into a private network.'],
      ['a.png', 'Invalid URL'],
    ] as const) {
      const refused = await look(url);
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'url', message }] } });
    }
  });

  it('of servers that do not answer keep no previews of others waiting', async () => {
    const silent: ServerResponse[] = [];
    images.answer('/silent.png', (response) => silent.push(response));
    images.serve('/swift.png', await paint(70, 70).png().toBuffer());
    const statuses: number[] = [];
    const asked = Array.from({ length: 7 }, async () => {
      const { status } = await preview('/silent.png', '192.0.2.7');
      statuses.push(status);
    });
    await until(() => statuses.length > 0 && silent.length > 0);
    expect((await preview('/swift.png', '192.0.2.8')).status).toBe(200);
    expect([statuses, silent.length]).toEqual([[503], 1]);
    images.remove('/silent.png');
    for (const response of silent) response.destroy();
    await Promise.all(asked);
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 6 }, () => 400), 503]);
  });

  it('of somebody who leaves before the preview comes are no error of ours', async () => {
    const asked: ServerResponse[] = [];
    images.answer('/late.png', (response) => asked.push(response));
    images.serve('/next.png', await paint(70, 70).png().toBuffer());
    const leaving = new AbortController();
    const left = fetch(`${test.url}/api/pictures/preview`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.9' },
      body: JSON.stringify({ url: images.urlOf('/late.png') }),
      signal: leaving.signal,
    });
    await until(() => asked.length === 1);
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    await until(() => pictures.log.text.includes('"msg":"cut off"'));
    const noise = { width: 200, height: 200, channels: 3 } as const;
    const late = sharp(randomBytes(120_000), { raw: noise }).png();
    asked[0]?.writeHead(200, { 'Content-Type': 'image/png' }).end(await late.toBuffer());
    expect((await preview('/next.png', '192.0.2.9')).status).toBe(200);
    expect(pictures.log.text).not.toContain('"level":50');
  });

  it('are found by their addresses, too, once they have come', async () => {
    images.serve('/listed.png', await paint(700, 70).png().toBuffer());
    await shown('/listed.png');
    const find = (url: string) => fetch(`${test.url}/pictures?url=${encodeURIComponent(url)}`);
    const answer = await find(images.urlOf('/listed.png'));
    const { width } = await sharp(await answer.arrayBuffer()).metadata();
    expect([answer.status, width]).toEqual([200, 192]);
    const unknown = await find(images.urlOf('/unknown.png'));
    expect([unknown.status, await unknown.text()]).toEqual([404, '']);
    expect((await find('x')).status).toBe(400);
  });

  it('of a host that hangs keep nobody else’s waiting', async () => {
    const hanging: ServerResponse[] = [];
    images.answer('/hangs.jpg', (response) => hanging.push(response));
    images.serve('/other.jpg', await paint(20, 20).jpeg().toBuffer());
    await test.dataSource.transaction(async (manager) => {
      for (const path of ['/hangs.jpg', '/other.jpg']) {
        await manager.query('INSERT INTO pictures (url) VALUES ($1)', [images.urlOf(path)]);
      }
      await manager.query('NOTIFY changes');
    });
    await until(async () => Boolean((await rowOf('/other.jpg'))?.hash));
    expect(images.requests).toContain('/hangs.jpg');
    // Had it ended the process, the next one would not begin with it.
    expect(await rowOf('/hangs.jpg')).toMatchObject({ is_due: false, failure: null });
    for (const response of hanging) response.destroy();
  });

  it('of a busy host are asked for when it says, and the others of it not before', async () => {
    let asked = 0;
    const busy = (path: string, status: number) =>
      images.answer(path, (response) => {
        asked += 1;
        response.writeHead(status, { 'Retry-After': '600' }).end();
      });
    const paths = Array.from({ length: 12 }, (_, index) => `/busy-${index}.png`);
    for (const [index, path] of paths.entries()) busy(path, index % 2 ? 429 : 503);
    await test.dataSource.transaction(async (manager) => {
      for (const path of paths) {
        await manager.query('INSERT INTO pictures (url) VALUES ($1)', [images.urlOf(path)]);
      }
      await manager.query('NOTIFY changes');
    });
    const waits = () =>
      test.database.query<{ failure: string | null; failures: number; minutes: number }>(
        `SELECT failure, failures, round(extract(epoch FROM due_at - now()) / 60)::int AS minutes
         FROM pictures WHERE url LIKE '%/busy-%' AND due_at > now() + interval '5 minutes'`,
      );
    await until(async () => (await waits()).length === paths.length);
    expect(asked).toBeLessThanOrEqual(4);
    const reported = (await waits()).filter(({ failure }) => failure !== null);
    expect(reported).toHaveLength(asked);
    expect(reported[0]).toEqual({ failure: 'busy', failures: 1, minutes: 10 });
    expect(await waits()).toContainEqual({ failure: null, failures: 0, minutes: 10 });
    expect((await preview('/busy-0.png', '192.0.2.12')).body.errors).toEqual([
      {
        field: 'url',
        message: 'The server of this picture is too busy to send it. Try again in a few minutes.',
      },
    ]);
  });
});
