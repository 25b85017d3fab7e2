import ICAL from 'ical.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { insertOffering } from '../../offerings/offering.factory.js';

const SESSIONS = [
  { startsAt: '2032-10-25T16:00:00.000Z', endsAt: '2032-10-25T18:00:00.000Z' },
  { startsAt: '2032-11-01T17:00:00.000Z', endsAt: '2032-11-01T19:00:00.000Z' },
];

describe('dates for calendars and other websites', () => {
  let test: TestApp;
  let id: string;

  beforeAll(async () => {
    test = await createTestApp();
    id = await insertOffering(test.database, {
      ...{ kind: 'cohort', title: 'RAG & <friends>', sessions: JSON.stringify(SESSIONS) },
      ...{ starts_at: SESSIONS[0]?.startsAt, ends_at: SESSIONS[1]?.endsAt },
      online_url: 'https://meet.example.org/secret',
    });
    await insertOffering(test.database, { status: 'draft', kind: 'cohort', title: 'Secret draft' });
  });
  afterAll(() => test.close());

  const open = async (path: string) => {
    const { status, headers, ...response } = await fetch(test.url + path).then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
    }));
    return { status, headers, text: response.text };
  };

  it.each(['cohorts.ics', 'offering'])(
    'are read by calendars with their zone over the end of daylight saving: %s',
    async (name) => {
      const path = name === 'offering' ? `/calendar/offering/${id}.ics` : `/calendar/${name}`;
      const { status, headers, text } = await open(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('text/calendar');
      expect(text).not.toMatch(/secret/i);
      const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
      for (const zone of calendar.getAllSubcomponents('vtimezone'))
        ICAL.TimezoneService.register(zone);
      const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
      expect(events.map(({ summary }) => summary)).toEqual(['RAG & <friends>', 'RAG & <friends>']);
      expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(
        SESSIONS.map(({ startsAt }) => startsAt),
      );
      expect(events[1]?.startDate.toString()).toBe('2032-11-01T18:00:00');
    },
  );

  it('are not found for unknown calendars', async () => {
    for (const path of [
      '/calendar/parties.ics',
      '/calendar/offering/999.ics',
      '/calendar/offering/x',
    ])
      expect((await open(path)).status).toBe(404);
  });

  it('are shown in frames of all websites, escaped and without scripts', async () => {
    for (const _again of [1, 2]) {
      const { status, headers, text } = await open('/embed/dates?kind=cohort&limit=2');
      expect(status).toBe(200);
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
      expect(text).toContain('RAG &amp; &lt;friends&gt;');
      expect(text).toContain(`/events/${id}/rag-and-friends"`);
      expect(text).not.toMatch(/secret|<script/i);
    }
    expect((await open('/embed/dates?kind=meetup')).text).toContain(
      'No date is set at the moment.',
    );
    expect((await open('/embed/dates?limit=21')).status).toBe(400);
  });

  it('come with a script that other websites may load', async () => {
    const { status, headers, text } = await open('/embed.js');
    expect(status).toBe(200);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(text).toContain('data-lectern-dates');
  });

  it('have a page that names a share image of its own', async () => {
    const image = `/events/${id}/share.png`;
    const { text } = await open(`/events/${id}/rag-and-friends`);
    expect(text).toMatch(new RegExp(`<meta property="og:image" content="[^"]*${image}"/>`));
    expect((await open(image)).headers.get('content-type')).toBe('image/png');
  });

  it('are in the sitemap', async () => {
    const { text } = await open('/sitemap.xml');
    expect(text).toContain(`/events/${id}/rag-and-friends</loc>`);
    expect(text).not.toContain('secret-draft');
  });
});
