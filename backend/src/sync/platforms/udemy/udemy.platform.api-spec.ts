import { PlatformError } from '../../../common/problem/app-error.js';
import { createSyncTest, type SyncTest } from '../../sync.factory.js';
import { answer, json, ScriptedServer } from '../http/scripted-server.factory.js';
import { UdemyPlatform } from './udemy.platform.js';

const TOKEN = '0123456789abcdef0123456789abcdef';
const LIST = '/instructor-api/v1/taught-courses/courses/';

const course = (id: string) => ({
  id,
  title: `Course ${id}`,
  url: `/course/${id}/`,
  is_paid: true,
  is_published: true,
});

const page = (ids: string, next: string | null, count = 2) =>
  json({ count, next, previous: null, results: [...ids].map(course) });

describe('UdemyPlatform', () => {
  let server: ScriptedServer;
  let elsewhere: ScriptedServer;
  let test: SyncTest;

  beforeAll(async () => {
    server = await ScriptedServer.start();
    elsewhere = await ScriptedServer.start();
    elsewhere.play(page('b', null));
    const apiUrl = `${server.url}/instructor-api/v1`;
    test = await createSyncTest({ platforms: [new UdemyPlatform({ apiUrl, apiToken: TOKEN })] });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
    await elsewhere.close();
  });

  const sync = () => test.sync.run('udemy', 'admin');

  it('signs in with the token and follows the links on its own host', async () => {
    server.play(page('a', `${server.url}${LIST}?page=2&cursor=x%3D`), page('b', null));
    expect(await sync()).toMatchObject({ fetched: 2, added: 2 });
    const fields =
      'id,title,url,is_paid,is_published,headline,rating,num_reviews,image_480x270,price,price_detail';
    expect(server.requests.map(({ url }) => url)).toEqual([
      `${LIST}?page=1&page_size=100&fields%5Bcourse%5D=${fields}`,
      `${LIST}?page=2&cursor=x%3D`,
    ]);
    for (const { headers } of server.requests) {
      expect(headers).toMatchObject({
        authorization: `bearer ${TOKEN}`,
        accept: 'application/json, text/plain, */*',
      });
    }
  });

  it('asks the configured address, whatever scheme or user the link names', async () => {
    const { host } = new URL(server.url);
    server.play(page('a', `https://user:secret@${host}${LIST}?page=2`), page('b', null));
    expect(await sync()).toMatchObject({ fetched: 2 });
    expect(server.requests[1]).toMatchObject({ url: `${LIST}?page=2` });
  });

  it.each([
    ['another host', () => `${elsewhere.url}${LIST}?page=2`],
    ['a host that begins alike', () => `${server.url}.evil.example${LIST}?page=2`],
    ['a host after the user', () => `${server.url}@evil.example${LIST}?page=2`],
    ['no scheme', () => `//evil.example${LIST}?page=2`],
    ['a place outside of the API', () => `${server.url}/other/?page=2`],
    ['a way out of the API', () => `${server.url}/instructor-api/v1/../../other/?page=2`],
    ['nothing', () => 'http://['],
    ['another kind of thing', () => 'file:///etc/passwd'],
  ])('does not follow a link to %s', async (_where, link) => {
    server.play(page('a', link()));
    const failure: unknown = await sync().catch((error: unknown) => error);
    if (!(failure instanceof PlatformError)) throw failure;
    expect(failure.message).toMatch(
      /^Udemy answered GET \S+ with a next page (elsewhere \(\S+\)|at no address), which is not followed\. Check UDEMY_API_URL\./,
    );
    expect(server.requests).toHaveLength(1);
    expect(elsewhere.requests).toHaveLength(0);
  });

  it('keeps a course that no page shows while one goes and another comes', async () => {
    const next = `${server.url}${LIST}?page=2`;
    server.play(page('ab', next, 4), page('cd', null, 4));
    await sync();
    // Behind the first page "a" goes and "e" comes, so that "c" moves to where it was read already.
    const later = [page('bc', next, 4), page('de', null, 4)];
    server.play(page('ab', next, 4), page('de', null, 4), ...later);
    expect(await sync()).toMatchObject({ added: 1, removed: 0, requests: 4 });
    server.play(...later, ...later);
    expect(await sync()).toMatchObject({ added: 0, removed: 1, requests: 4 });
  });

  it('follows no redirect', async () => {
    server.play(answer(302, '', 'text/html', { Location: `${elsewhere.url}${LIST}` }));
    await expect(sync()).rejects.toThrow(/answered 302 .*a redirect, which is not followed/);
    expect(elsewhere.requests).toHaveLength(0);
  });

  it('does not repeat the token that an error names', async () => {
    server.play(answer(401, `{"detail":"Invalid token ${TOKEN}."}`));
    const failure: unknown = await sync().catch((error: unknown) => error);
    expect(String(failure)).toContain('answered 401');
    expect(String(failure)).toContain('Check UDEMY_API_TOKEN');
    expect(String(failure)).not.toContain(TOKEN);
  });

  it('does not believe that the courses we hold are drafts all at once', async () => {
    server.play(json({ count: 1, next: null, results: [{ id: 'a', is_published: false }] }));
    const { status, error } = await sync();
    expect(status).toBe('held');
    expect(error).toContain('4 courses would disappear: Udemy returned an empty catalogue.');
  });
});
