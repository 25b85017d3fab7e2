import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { insertCourse } from '../../catalogue/courses/course.factory.js';
import { insertSubscribers } from '../../newsletter/newsletter.factory.js';
import { insertOffering, queuedMails, storedRegistrations } from './registrations.factory.js';

const ADA = 'ada@example.org';

describe('the registrations of a subscriber', () => {
  let test: TestApp;
  let path: string;
  let course: number;

  beforeAll(async () => {
    // Nothing listens there, so that mails wait.
    test = await createTestApp({
      env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org' },
    });
  });
  afterAll(() => test.close());

  beforeEach(async () => {
    await test.database.empty('offerings', 'mails', 'course_interests', 'newsletter_subscriptions');
    const [ada] = await insertSubscribers(test.database, [ADA]);
    path = `/unsubscribe/${ada?.token}/data`;
    course = await insertCourse(test.database, { name: 'RAG in practice' });
    await test.api.post(`/api/courses/${course}/interests`, { email: ADA });
    const id = await insertOffering(test.database, { seats: 1 });
    for (const [name, email] of [
      ['Ada Lovelace', ADA],
      ['Bob', 'bob@example.org'],
    ])
      await test.api.post(`/api/offerings/${id}/registrations`, { name, email });
  });

  const read = async (address: string) => (await fetch(test.url + address)).text();

  it('are shown and can be downloaded', async () => {
    const text = await read(path);
    expect(text).toMatch(/<dd>Evening on RAG, [^<]+: you have a seat; as Ada Lovelace; registered/);
    expect(text).toMatch(/<dd>RAG in practice, asked on [^<]+<\/dd>/);
    expect(text).not.toContain('Bob');
    expect(JSON.parse(await read(`${path}/file`))).toMatchObject({
      registrations: [{ title: 'Evening on RAG', name: 'Ada Lovelace', status: 'confirmed' }],
      courseInterests: [{ course: 'RAG in practice' }],
    });
  });

  it('are erased with the rest, and the seat is offered to the next person', async () => {
    const body = new URLSearchParams({ sure: 'yes' });
    const erased = await fetch(`${test.url}${path}/erase`, { method: 'POST', body });
    expect(await erased.text()).toContain('<h1>We know nothing of you any more</h1>');
    expect(await storedRegistrations(test.database)).toMatchObject([
      { name: 'Bob', status: 'offered' },
    ]);
    expect(await test.database.query('SELECT FROM course_interests')).toEqual([]);
    const recipients = (await queuedMails(test.database)).map(({ recipient }) => recipient);
    expect(recipients).not.toContain(ADA);
  });
});
