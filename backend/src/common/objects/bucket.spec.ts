import { jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Bucket } from './bucket.js';

const KEY = 'a key of the tests';

describe('a bucket on a slow line', () => {
  let server: Server;
  let bucket: Bucket;

  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume().on('end', () => {
        jest.advanceTimersByTime(60_000);
        response.end(request.method === 'GET' ? 'x' : undefined);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const config = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: KEY, secretAccessKey: KEY },
      pathStyle: true,
    };
    bucket = new Bucket(config, { bucket: 'lectern', prefix: '' });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: ['Date', 'performance', 'nextTick', 'setImmediate', 'queueMicrotask'],
    }),
  );
  afterEach(() => jest.useRealTimers());

  it('has time for a small backup, and for each block that is read of one', async () => {
    await bucket.upload('backup', Readable.from([Buffer.from('x')]));
    expect(await bucket.get('backup', { start: 0, end: 1 })).toEqual(Buffer.from('x'));
  });

  it('keeps nobody waiting for a picture', async () => {
    const late = 's3://lectern/picture: the server does not answer in time';
    await expect(bucket.get('picture')).rejects.toThrow(late);
    await expect(bucket.put('picture', Buffer.from('x'))).rejects.toThrow(late);
  });
});
