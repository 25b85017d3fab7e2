import { jest } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Bucket } from './bucket.js';

const KEY = 'a key of the tests';

describe('a bucket', () => {
  let server: Server;
  let bucket: Bucket;
  let answer: RequestListener;

  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume().on('end', () => answer(request, response));
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

  it('keeps no part of an upload that fails', async () => {
    const asked: string[] = [];
    answer = ({ method = '', url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      asked.push(`${method} ${pathname} ${searchParams.get('uploadId')}`);
      if (method === 'PUT') response.statusCode = 403;
      response.end(method === 'POST' ? '<R><UploadId>7</UploadId></R>' : undefined);
    };
    const large = Readable.from([Buffer.alloc(9 * 1024 * 1024)]);
    await expect(bucket.upload('backup', large)).rejects.toThrow('s3://lectern/backup');
    expect(asked).toEqual([
      'POST /lectern/backup null',
      'PUT /lectern/backup 7',
      'DELETE /lectern/backup 7',
    ]);
  });

  describe('on a slow line', () => {
    beforeEach(() => {
      jest.useFakeTimers({
        doNotFake: ['Date', 'performance', 'nextTick', 'setImmediate', 'queueMicrotask'],
      });
      answer = ({ method }, response) => {
        jest.advanceTimersByTime(60_000);
        response.end(method === 'GET' ? 'x' : undefined);
      };
    });
    afterEach(() => jest.useRealTimers());

    it('has time for a small backup, and for each block that is read of one', async () => {
      await bucket.upload('backup', Readable.from([Buffer.from('x')]));
      expect(await bucket.get('backup', { start: 0, end: 1 })).toEqual(Buffer.from('x'));
    });

    it('keeps nobody waiting for a picture', async () => {
      const late = 's3://lectern/picture: the server did not respond in time';
      await expect(bucket.get('picture')).rejects.toThrow(late);
      await expect(bucket.put('picture', Buffer.from('x'))).rejects.toThrow(late);
    });
  });
});
