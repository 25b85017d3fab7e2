import { CapturedLog } from '../../test/captured-log.js';
import { createTestApp } from '../../test/create-test-app.js';
import { FakeS3 } from '../../test/fake-s3.js';
import type { ProblemDto } from '../common/problem/problem.dto.js';
import type { UploadedPictureDto } from './dto/picture.dto.js';
import { paint } from './pictures-test.factory.js';

it('pictures that cannot be had or kept because S3-compatible storage hangs say so, and come later', async () => {
  await using resources = new AsyncDisposableStack();
  const s3 = await FakeS3.start();
  resources.defer(() => s3.close());
  const log = new CapturedLog();
  const env = { ...s3.env, PICTURES_DIR: `s3://${s3.bucket}` };
  const test = await createTestApp({ env, log });
  resources.defer(() => test.close());
  const send = (bytes: Buffer) =>
    test.api.post<UploadedPictureDto & ProblemDto>('/api/pictures/portraits', bytes, {
      headers: { 'Content-Type': 'image/png' },
    });
  const [first, second] = [
    await paint(100, 100).png().toBuffer(),
    await paint(101, 101).png().toBuffer(),
  ];
  const { picture } = (await send(first)).body;
  const show = () =>
    fetch(`${test.url}${picture.path}/320.jpg`, { headers: { Accept: 'application/json' } });
  const before = await s3.names();
  s3.failure = 'hangs';
  s3.fails = (method, path) =>
    method === 'PUT' || (method === 'GET' && path.includes(picture.path.slice(-20)));
  // At once, as each waits for seconds.
  const [shown, sent] = await Promise.all([show(), send(second)]);
  expect(shown.status).toBe(503);
  expect(await shown.json()).toMatchObject({ detail: 'Pictures are unavailable at the moment.' });
  expect(JSON.stringify(log.of(shown.headers.get('x-request-id')))).toMatch(
    /the server did not respond in time/,
  );
  expect(sent).toMatchObject({
    status: 503,
    body: { detail: 'The picture could not be stored. Please try again later.' },
  });
  expect(await s3.names()).toEqual(before);
  s3.failure = null;
  expect((await send(second)).status).toBe(201);
  expect((await show()).status).toBe(200);
});
