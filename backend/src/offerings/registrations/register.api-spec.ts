import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import type { RegisteredDto } from '../dto/register.dto.js';
import type { Question } from '../offering.entity.js';
import { RegistrationsService } from './registrations.service.js';
import {
  insertOffering,
  queuedMails,
  sessionIn,
  storedRegistrations,
} from './registrations.factory.js';

const QUESTIONS: Question[] = [
  { id: 'laptop', label: 'Your laptop?', type: 'choice', options: ['Mac', 'PC'], isRequired: true },
  { id: 'diet', label: 'What do you eat?', type: 'text', options: [], isRequired: false },
  { id: 'new', label: 'Is it your first?', type: 'yes-no', options: [], isRequired: true },
];
const ADA = { name: 'Ada Lovelace', email: 'ada@example.org' };

describe('registering', () => {
  let test: TestApp;

  beforeAll(async () => {
    // Nothing listens there, so that mails wait.
    test = await createTestApp({
      env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org' },
    });
  });
  afterAll(() => test.close());
  afterEach(() =>
    test.database.empty(
      'offerings',
      'mails',
      'newsletter_subscriptions',
      'newsletter_confirmations',
    ),
  );

  const register = (id: string, values: object = {}) =>
    test.api.post<RegisteredDto>(`/api/offerings/${id}/registrations`, { ...ADA, ...values });
  const errorsOf = ({ body }: { body: unknown }) =>
    (body as { errors?: { field: string; message: string }[] }).errors;

  it('gives a seat and queues a mail about it', async () => {
    const id = await insertOffering(test.database, { seats: 2 });
    const { status, body } = await register(id, { email: ' Ada@Example.org ' });
    expect({ status, body }).toEqual({ status: 201, body: { status: 'confirmed', place: null } });
    expect(await storedRegistrations(test.database)).toMatchObject([
      { ...ADA, status: 'confirmed', answers: {} },
    ]);
    expect(await queuedMails(test.database)).toEqual([
      { kind: 'registration-confirmed', recipient: 'ada@example.org' },
    ]);
  });

  it('puts people on the waitlist once all seats are taken, and says which place', async () => {
    const id = await insertOffering(test.database, { seats: 1 });
    await register(id);
    expect((await register(id, { email: 'bob@example.org' })).body).toEqual({
      ...{ status: 'waiting', place: 1 },
    });
    expect((await register(id, { email: 'cy@example.org' })).body).toEqual({
      ...{ status: 'waiting', place: 2 },
    });
    expect((await queuedMails(test.database)).at(-1)?.kind).toBe('registration-waiting');
  });

  it('keeps what an address has, and does not send the mail twice within minutes', async () => {
    const id = await insertOffering(test.database, { seats: 1 });
    await register(id);
    const again = await register(id, { name: 'Somebody else', email: 'ADA@example.org' });
    expect(again).toMatchObject({ status: 201, body: { status: 'confirmed' } });
    expect(await storedRegistrations(test.database)).toHaveLength(1);
    expect(await queuedMails(test.database)).toHaveLength(1);
    const earlier = `UPDATE mails SET created_at = created_at - interval '11 minutes'`;
    for (const expected of [2, 3, 3]) {
      await test.database.query(earlier);
      await register(id);
      expect(await queuedMails(test.database)).toHaveLength(expected);
    }
  });

  it('takes answers, and names the field of each wrong one', async () => {
    const id = await insertOffering(test.database, { questions: QUESTIONS });
    expect(errorsOf(await register(id))).toEqual([
      { field: 'answers.laptop', message: 'Please answer this question' },
      { field: 'answers.new', message: 'Please answer this question' },
    ]);
    const wrong = { laptop: 'Amiga', diet: 'x'.repeat(1_001), new: 'perhaps', other: 'x' };
    expect(errorsOf(await register(id, { answers: wrong }))).toEqual([
      { field: 'answers.other', message: 'There is no such question' },
      { field: 'answers.laptop', message: 'The answer must be one of Mac, PC' },
      { field: 'answers.diet', message: 'The answer must be at most 1000 characters' },
      { field: 'answers.new', message: 'The answer must be yes or no' },
    ]);
    expect(errorsOf(await register(id, { answers: { ...wrong, laptop: 7 } }))).toContainEqual({
      ...{ field: 'answers.laptop', message: 'The answer must be text' },
    });
    await register(id, { answers: { laptop: 'PC', diet: ' ', new: 'no' } });
    expect(await storedRegistrations(test.database)).toMatchObject([
      { answers: { laptop: 'PC', new: 'no' } },
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'Win at https://evil.example' }, 'name'],
    [{ name: 'www.evil.example' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ email: 'ada' }, 'email'],
    [{ answers: [] }, 'answers'],
    [{ newsletter: 'yes' }, 'newsletter'],
    [{ status: 'confirmed' }, 'status'],
  ])('refuses %j', async (values, field) => {
    const id = await insertOffering(test.database);
    const answer = await register(id, values);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)?.map((error) => error.field)).toEqual([field]);
    expect(await storedRegistrations(test.database)).toEqual([]);
  });

  it('is possible for published ones that have not started only', async () => {
    const draft = await insertOffering(test.database, { status: 'draft' });
    const cancelled = await insertOffering(test.database, { status: 'cancelled' });
    const started = await insertOffering(test.database, { sessions: [sessionIn(-0.01)] });
    for (const [id, status] of [
      [draft, 404],
      ['999999', 404],
      ['x', 404],
      [cancelled, 409],
      [started, 409],
    ] as const) {
      expect((await register(id)).status).toBe(status);
    }
  });

  it('subscribes to the newsletter only on demand', async () => {
    const id = await insertOffering(test.database);
    await register(id);
    await register(id, { email: 'bob@example.org', newsletter: true });
    const subscribed = await test.database.query(
      `SELECT email, consents -> 0 ->> 'form' AS form FROM newsletter_confirmations
       UNION ALL SELECT email, consents -> 0 ->> 'form' FROM newsletter_subscriptions`,
    );
    expect(subscribed).toEqual([{ email: 'bob@example.org', form: 'registration' }]);
  });

  it('is forgotten a year after the end, with its mails', async () => {
    const ended = await insertOffering(test.database, { title: 'Old' });
    const recent = await insertOffering(test.database);
    await register(ended);
    await register(recent, { email: 'bob@example.org' });
    await test.database.query(
      `UPDATE offerings SET starts_at = now() - interval '367 days', ends_at = now() - interval '366 days'
       WHERE id = $1`,
      [ended],
    );
    await test.app.get(RegistrationsService).forget();
    const left = await storedRegistrations(test.database);
    expect(left.map(({ email }) => email)).toEqual(['bob@example.org']);
    expect(await queuedMails(test.database)).toHaveLength(1);
  });

  it('sells no seat twice to 200 people who come at once for 10 seats', async () => {
    const id = await insertOffering(test.database, { seats: 10 });
    const people = Array.from({ length: 200 }, (_, index) => `person${index}@example.org`);
    const answers = await Promise.all(people.map((email) => register(id, { email })));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201));
    const places = answers.map(({ body }) => body.place).filter((place) => place !== null);
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 190 }, (_, i) => i + 1));
    const stored = await storedRegistrations(test.database);
    expect(stored.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 10 }, () => 'confirmed'),
      ...Array.from({ length: 190 }, () => 'waiting'),
    ]);
    expect(await queuedMails(test.database)).toHaveLength(200);
  });
});
