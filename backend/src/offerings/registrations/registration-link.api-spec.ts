import ICAL from 'ical.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { until } from '../../../test/until.js';
import { insertOffering, storedRegistrations } from './registrations.factory.js';
import { SeatsService } from './seats.service.js';

/** The clocks of Berlin go back on October 31, 2027. */
const AUTUMN = [
  { startsAt: '2027-10-25T16:00:00.000Z', endsAt: '2027-10-25T18:00:00.000Z' },
  { startsAt: '2027-11-01T17:00:00.000Z', endsAt: '2027-11-01T19:00:00.000Z' },
];

describe('the link of a registration', () => {
  let server: FakeMailServer;
  let test: TestApp;

  beforeAll(async () => {
    server = await FakeMailServer.start();
    test = await createTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'a@example.org' } });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  afterEach(async () => {
    await test.database.empty('offerings', 'mails');
    server.reset();
  });

  // Each test has addresses of its own, because a mail of the test before may still arrive.
  /** Registers somebody, and returns the mail to the person and the path of the link in it. */
  const register = async (offering: string, email: string) => {
    const path = `/api/offerings/${offering}/registrations`;
    expect((await test.api.post(path, { name: 'Ada', email })).status).toBe(201);
    return mailTo(email);
  };
  const mailTo = async (email: string, subject = /./) => {
    const find = () =>
      server.mails.find(
        (mail) => mail.envelope.includes(email) && subject.test(mail.subject ?? ''),
      );
    await until(() => find() !== undefined);
    const mail = find();
    const [path = ''] = /\/registrations\/[\w-]{43}/.exec(mail?.text ?? '') ?? [];
    return { mail, path };
  };
  const open = async (path: string) => {
    const response = await fetch(test.url + path);
    return { status: response.status, text: await response.text() };
  };
  const send = async (path: string, fields: Record<string, string> = {}) => {
    const response = await fetch(test.url + path, {
      ...{ method: 'POST', body: new URLSearchParams(fields) },
    });
    return { status: response.status, text: await response.text() };
  };
  const statuses = async () =>
    (await storedRegistrations(test.database)).map(({ status }) => status);

  it('offers a cancelled seat to the next, who accepts it, once', async () => {
    const id = await insertOffering(test.database, { seats: 1 });
    const ada = await register(id, 'ada-0@example.org');
    const bob = await register(id, 'bob-0@example.org');
    expect((await open(bob.path)).text).toContain('You are number 1');
    expect((await open(`${ada.path}/cancellation`)).text).toContain('Cancel your registration?');
    expect(await statuses()).toEqual(['confirmed', 'waiting']);
    expect((await send(`${ada.path}/cancellation`)).status).toBe(200);
    const again = await send(`${ada.path}/cancellation`);
    expect(again).toMatchObject({ status: 410 });
    expect(again.text).toContain('This registration is cancelled');
    expect(await statuses()).toEqual(['cancelled', 'offered']);
    await mailTo('bob-0@example.org', /^A seat is free for you/);
    expect((await open(bob.path)).text).toContain('We hold it for you until');
    const [first, second] = await Promise.all([
      send(`${bob.path}/accept`),
      send(`${bob.path}/accept`),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await statuses()).toEqual(['cancelled', 'confirmed']);
    await mailTo('bob-0@example.org', /^You have a seat/);
    expect(
      await test.database.query(`SELECT FROM mails WHERE kind = 'registration-confirmed'`),
    ).toHaveLength(2);
  });

  it('passes an offer on that was not accepted in time, and says so', async () => {
    const id = await insertOffering(test.database, { seats: 1 });
    const ada = await register(id, 'ada-1@example.org');
    const bob = await register(id, 'bob-1@example.org');
    await register(id, 'cy-1@example.org');
    await send(`${ada.path}/cancellation`);
    await test.database.query(
      `UPDATE registrations SET offered_until = now() WHERE status = 'offered'`,
    );
    expect(await send(`${bob.path}/accept`)).toMatchObject({ status: 410 });
    await test.app.get(SeatsService).expire();
    await test.app.get(SeatsService).expire();
    expect(await statuses()).toEqual(['cancelled', 'expired', 'offered']);
    expect((await open(bob.path)).text).toContain('not accepted in time');
    await mailTo('bob-1@example.org', /^Your seat was not accepted/);
    await mailTo('cy-1@example.org', /^A seat is free for you/);
  });

  it('changes name and answers, and names the fields of wrong ones', async () => {
    const questions = [
      { id: 'os', label: 'Which system?', type: 'choice', options: ['A', 'B'], isRequired: true },
    ] as const;
    const id = await insertOffering(test.database);
    const { path } = await register(id, 'ada-2@example.org');
    await test.database.query('UPDATE offerings SET questions = $1', [JSON.stringify(questions)]);
    const wrong = await send(`${path}/details`, { name: ' ', 'answer-os': 'C' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('Name is required');
    const missing = await send(`${path}/details`, { name: 'Ada L', 'answer-os': '' });
    expect(missing.text).toContain('Please answer this question');
    const right = await send(`${path}/details`, { name: 'Ada L', 'answer-os': 'B' });
    expect(right.text).toContain('Your registration is changed');
    expect(await storedRegistrations(test.database)).toMatchObject([
      { name: 'Ada L', answers: { os: 'B' } },
    ]);
  });

  it('erases data only once the registration has ended', async () => {
    const id = await insertOffering(test.database);
    const { path } = await register(id, 'ada-3@example.org');
    await send(`${path}/erasure`);
    expect(await statuses()).toEqual(['confirmed']);
    await send(`${path}/cancellation`);
    expect((await send(`${path}/erasure`)).text).toContain('Your data is erased');
    expect(await statuses()).toEqual([]);
    expect(await test.database.query('SELECT FROM mails')).toEqual([]);
    expect(await open(path)).toMatchObject({ status: 404 });
  });

  it.each(['/registrations/short', `/registrations/${'x'.repeat(43)}`])(
    'says that %s is unknown',
    async (path) => {
      for (const answer of [await open(path), await send(`${path}/cancellation`)]) {
        expect(answer.status).toBe(404);
        expect(answer.text).toContain('This link does not work');
      }
    },
  );

  it('sends calendar files that another parser reads, over the end of daylight saving', async () => {
    const id = await insertOffering(test.database, { kind: 'cohort', sessions: AUTUMN });
    const { mail, path } = await register(id, 'ada-4@example.org');
    expect(mail?.text).toContain('GMT+2');
    expect(mail?.text).toContain('GMT+1');
    const attached = mail?.attachments.find(({ mimeType }) => mimeType.includes('ics'));
    const sent = read(new TextDecoder().decode(attached?.content as ArrayBuffer));
    expect(sent.method).toBe('REQUEST');
    expect(sent.starts).toEqual(AUTUMN.map(({ startsAt }) => startsAt));
    expect(sent.zones).toEqual(['Europe/Berlin', 'Europe/Berlin']);
    expect(sent.locals).toEqual(['2027-10-25T18:00:00', '2027-11-01T18:00:00']);
    const { text } = await open(`${path}/calendar.ics`);
    expect(read(text)).toMatchObject({ method: 'PUBLISH', uids: sent.uids, starts: sent.starts });
    await send(`${path}/cancellation`);
    const cancelled = await mailTo('ada-4@example.org', /is cancelled/);
    const file = cancelled.mail?.attachments.find(({ mimeType }) => mimeType.includes('ics'));
    const off = read(new TextDecoder().decode(file?.content as ArrayBuffer));
    expect(off).toMatchObject({ method: 'CANCEL', uids: sent.uids, sequences: [2, 2] });
  });
});

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  return {
    method: calendar.getFirstPropertyValue('method'),
    uids: events.map(({ uid }) => uid),
    sequences: events.map(({ sequence }) => sequence),
    starts: events.map(({ startDate }) => startDate.toJSDate().toISOString()),
    locals: events.map(({ startDate }) => startDate.toString()),
    zones: events.map(({ startDate }) => startDate.zone?.tzid),
  };
}
