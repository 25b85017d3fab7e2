import { createSyncTest, type SyncTest } from '../../sync.factory.js';

const redirect = (path: string, location: string, how: object = {}) => ({
  ...{ kind: 'redirect', path: `^${path}$`, location },
  ...how,
});

describe('a feed whose address redirects', () => {
  let test: SyncTest;
  let elsewhere: string;

  beforeAll(async () => {
    test = await createSyncTest();
    elsewhere = test.sandbox.feed.url.replace('127.0.0.1', 'localhost');
  });
  afterAll(() => test.close());
  afterEach(() => test.controlOf('feed')('DELETE', '/faults'));

  const sync = (...faults: object[]) =>
    test
      .controlOf('feed')('PUT', '/faults', faults)
      .then(() => test.sync.run('feed', 'admin'));

  it('is read where it leads, also to another host, and each request counts', async () => {
    const run = await sync(
      redirect('/courses.json', '/feed/2', { times: 1 }),
      redirect('/2', '/feed/3'),
      redirect('/3', `${elsewhere}?key=7`),
    );
    expect(run).toMatchObject({ status: 'succeeded', fetched: 12, requests: 4 });
  });

  it('is tried again from its own address', async () => {
    const busy = { kind: 'status', status: 503, path: '^/2$', times: 1 };
    const moved = redirect('/courses.json', '/feed/2', { times: 2 });
    const run = await sync(busy, moved, redirect('/2', `${elsewhere}?key=7`));
    expect(run).toMatchObject({ status: 'succeeded', requests: 5 });
  });

  it.each([
    ['in a circle', '/feed/courses.json', /which leads in a circle/],
    ['to a link-local address', 'http://169.254.169.254/', /169\.254\.169\.254, a link-local addr/],
    ['to a file', 'file:///etc/passwd', /which is no http\(s\) address/],
  ])('is refused at once with the reason: %s', async (_where, location, reason) => {
    const failed = sync(redirect('/courses.json', location));
    await expect(failed).rejects.toThrow(reason);
    await expect(failed).rejects.toThrow('Check FEED_URL (Settings → Connections).');
    expect((await test.runs.newest('feed'))[0]).toMatchObject({ status: 'failed', requests: 1 });
  });

  it('is refused after five redirects', async () => {
    const hops = [1, 2, 3, 4, 5, 6].map((hop) => redirect(`/${hop}`, `/feed/${hop + 1}`));
    const failed = sync(redirect('/courses.json', '/feed/1'), ...hops);
    await expect(failed).rejects.toThrow(/a redirect to \S+, after 5 others/);
  });
});
