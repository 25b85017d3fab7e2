import { jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { insertCourse, insertOverride } from '../../catalogue/courses/course.factory.js';
import { insertUdemyCourse } from '../../catalogue/marketplace/marketplace.factory.js';

describe('what search engines, feed readers and previews ask for', () => {
  let test: TestApp;
  let id: number;

  beforeAll(async () => {
    test = await createTestApp({
      env: { PUBLIC_URL: 'https://academy.example.org', SITE_NAME: 'Ada & Sons' },
    });
    id = await insertCourse(test.database, {
      name: 'Search & Rescue <of> Data',
      created_at: '2026-03-01T10:00:00Z',
      synced_at: '2026-03-02T10:00:00Z',
    });
    await insertOverride(test.database, id, {
      level: 'Advanced',
      description: '…',
      description_text:
        'Sort a List<String> if a < b.\nThen #include <stdio.h>.\n\nAnd rest & ]]> sleep.',
      updated_at: '2026-04-05T06:07:08Z',
    });
    await insertCourse(test.database, { name: 'Unseen', visibility_choice: false });
    await test.app.get(ContentChangesService).caughtUp();
  });
  afterAll(() => test.close());

  const read = async (path: string) => {
    const response = await fetch(test.url + path);
    return { type: response.headers.get('content-type'), text: await response.text() };
  };

  it('robots.txt keeps them out of the back office and shows the sitemap', async () => {
    const { type, text } = await read('/robots.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /admin',
        'Sitemap: https://academy.example.org/sitemap.xml',
      ]),
    );
  });

  it('sitemap.xml names every public page once, courses with their last change', async () => {
    const { type, text } = await read('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(addresses).not.toContain('https://academy.example.org/subscribed');
    expect(addresses).toEqual(
      expect.arrayContaining(
        [
          '',
          'courses',
          'cohorts',
          'events',
          'meetups',
          'submit-testimonial',
          `courses/${id}/search-and-rescue-of-data`,
        ].map((path) => `https://academy.example.org/${path}`),
      ),
    );
    expect(text.match(/<lastmod>.*?<\/lastmod>/g)).toEqual([
      '<lastmod>2026-04-05T06:07:08.000Z</lastmod>',
    ]);
  });

  it('sitemap.xml dates no course earlier when its override or its link ends', async () => {
    const admin = await signIn(test, 'admin');
    const edited = await insertCourse(test.database, { synced_at: '2020-03-02T10:00:00Z' });
    const changedAt = async () => {
      await test.app.get(ContentChangesService).caughtUp();
      const { text } = await read('/sitemap.xml');
      return Date.parse(
        new RegExp(`/courses/${edited}/[^>]*><lastmod>(.*?)<`).exec(text)?.[1] ?? '',
      );
    };
    const overridden = Date.parse('2020-04-05T06:07:08Z');
    const values = { level: 'Advanced', updated_at: new Date(overridden) };
    await insertOverride(test.database, edited, values);
    expect(await changedAt()).toBe(overridden);
    await admin.api.delete(`/api/admin/courses/${edited}/override`);
    const ended = await changedAt();
    expect(ended).toBeGreaterThan(overridden);

    const udemyId = await insertUdemyCourse(test.database);
    await test.database.query(
      'INSERT INTO linked_courses (thinkific_id, udemy_id) VALUES ($1, $2)',
      [edited, udemyId],
    );
    const linked = await changedAt();
    expect(linked).toBeGreaterThanOrEqual(ended);
    await test.database.query('DELETE FROM linked_courses WHERE thinkific_id = $1', [edited]);
    expect(await changedAt()).toBeGreaterThanOrEqual(linked);

    await insertOverride(test.database, edited, values);
    await test.database.query('DELETE FROM courses WHERE thinkific_id = $1', [edited]);
    expect(await changedAt()).toBeNaN();
  });

  it('feed.xml tells of new courses', async () => {
    const { type, text } = await read('/feed.xml');
    expect(type).toBe('application/rss+xml; charset=utf-8');
    expect(text).toContain('<title>New courses at Ada &amp; Sons</title>');
    expect(text).toContain('<![CDATA[Search & Rescue <of> Data]]>');
    expect(text).toContain('<pubDate>Sun, 01 Mar 2026 10:00:00 GMT</pubDate>');
    // Readers take it for HTML, once the XML is undone.
    expect(text).toContain(
      '<description><![CDATA[<p>Sort a List&lt;String&gt; if a &lt; b.<br>' +
        'Then #include &lt;stdio.h&gt;.</p><p>And rest &amp; ]]&gt; sleep.</p>]]></description>',
    );
    expect(text).not.toContain('Unseen');
  });

  it('feed.xml calls a course by the same name when its title changes', async () => {
    const renamed = await insertCourse(test.database, { name: 'Before', created_at: new Date() });
    const inFeed = async () => {
      await test.app.get(ContentChangesService).caughtUp();
      const { text } = await read('/feed.xml');
      return new RegExp(
        `<link>([^<]*/courses/${renamed}/[^<]*)</link>\\s*<guid[^>]*>(.*?)</guid>`,
      ).exec(text);
    };
    const [, link, guid] = (await inFeed()) ?? [];
    expect(link).toMatch(/\/before$/);
    expect(guid).toBe(`https://academy.example.org/courses/${renamed}`);
    await insertOverride(test.database, renamed, { title: 'After' });
    const [, newLink, newGuid] = (await inFeed()) ?? [];
    expect(newLink).toMatch(/\/after$/);
    expect(newGuid).toBe(guid);
  });

  it.each([() => '/share.png', () => `/courses/${id}/share.png`])(
    'has a picture of 1200 by 630 pixels to share',
    async (path) => {
      const response = await fetch(test.url + path());
      expect(response.headers.get('content-type')).toBe('image/png');
      const png = Buffer.from(await response.arrayBuffer());
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    },
  );

  describe('in a picture to share', () => {
    const drawn = async (path: string) => {
      const response = await fetch(test.url + path);
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    };
    const drawnOf = async (name: string, category = 'Data') => {
      const course = await insertCourse(test.database, { name, category });
      await test.app.get(ContentChangesService).caughtUp();
      return drawn(`/courses/${course}/share.png`);
    };

    it.each([
      ['🚀 Data', 'Data'],
      ['From Pandas → Polars 🐻‍❄️', 'From Pandas – Polars'],
      ['co\u00ADoperative SQL\tfor 数据', 'cooperative SQL for'],
      ['Hands\u2011on 5‰ Bayes ĉ', 'Hands-on 5 Bayes'],
    ])('no box stands for what the font lacks: %s', async (title, shown) => {
      expect(await drawnOf(title, 'Data 📊')).toBe(await drawnOf(shown));
    });

    it.each(['Данные', 'Python で学ぶデータ分析入門', '🚀'])(
      'nothing of a title stands that most would be missing of: %s',
      async (title) => {
        expect(await drawnOf(title)).toBe(await drawn('/share.png'));
      },
    );
  });

  it('has no picture of a course that visitors do not see, and asks the database for none', async () => {
    const removed = await insertCourse(test.database, { removed_at: '2026-05-01T00:00:00Z' });
    await test.app.get(ContentChangesService).caughtUp();
    const statusOf = async (course: number) =>
      (await fetch(`${test.url}/courses/${course}/share.png`)).status;
    expect(await statusOf(removed)).toBe(410);
    const runner = test.dataSource.createQueryRunner();
    const query = jest.spyOn(Object.getPrototypeOf(runner) as typeof runner, 'query');
    expect(await statusOf(999_123)).toBe(404);
    const asked = query.mock.calls.filter((call) => JSON.stringify(call).includes('999123'));
    query.mockRestore();
    expect(asked).toEqual([]);
  });

  it('nothing that XML forbids comes from what was typed', async () => {
    const typed = await insertCourse(test.database, {
      name: 'Lists\v[[1]]> and [[2]]> by hand',
      category: 'Data\u001F',
      description_text: 'From\vWord\fand \uFFFE others.',
    });
    await test.app.get(ContentChangesService).caughtUp();
    const { text } = await read('/feed.xml');
    expect(text).toContain('<title><![CDATA[Lists [[1]] > and [[2]] > by hand]]></title>');
    expect(text).toContain('<description><![CDATA[<p>From Word and   others.</p>]]></description>');
    const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
    for (const page of [text, (await read('/sitemap.xml')).text]) {
      expect(page).not.toMatch(forbidden);
    }
    expect((await read(`/courses/${typed}/share.png`)).type).toBe('image/png');
  });
});
