import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { RegistrationDto, RegistrationListDto } from '../dto/admin-registration.dto.js';
import type { Question } from '../offering.entity.js';
import { insertOffering, queuedMails, storedRegistrations } from './registrations.factory.js';

describe('registrations in the back office', () => {
  let test: TestApp;
  let admin: SignedIn;
  let staff: SignedIn;

  beforeAll(async () => {
    // Nothing listens there, so that mails wait.
    test = await createTestApp({
      env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org' },
    });
    admin = await signIn(test, 'admin');
    staff = await signIn(test, 'staff');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('offerings', 'mails'));

  const pathOf = (id: string) => `/api/admin/offerings/${id}`;
  const add = async (id: string, email: string, name = 'Ada') =>
    (await admin.api.post<RegistrationDto>(`${pathOf(id)}/registrations`, { name, email })).body;
  const statuses = async () =>
    (await storedRegistrations(test.database)).map(({ status }) => status);

  it('lists seats, then the waitlist, then ended ones, with the state of the last mail', async () => {
    const id = await insertOffering(test.database, { seats: 2 });
    const [ada] = [await add(id, 'ada@example.org'), await add(id, 'bob@example.org')];
    await add(id, 'cy@example.org', 'Cyril');
    await add(id, 'di@example.org');
    await admin.api.post(`/api/admin/registrations/${ada.id}/cancel`);
    const { body } = await admin.api.get<RegistrationListDto>(`${pathOf(id)}/registrations`);
    expect(body.pagination.total).toBe(4);
    expect(body.registrations.map(({ email, status, place }) => [email, status, place])).toEqual([
      ['bob@example.org', 'confirmed', null],
      ['cy@example.org', 'offered', null],
      ['di@example.org', 'waiting', 1],
      ['ada@example.org', 'cancelled', null],
    ]);
    expect(body.registrations[0]?.mail).toMatchObject({ state: 'waiting' });
    const found = await admin.api.get<RegistrationListDto>(
      `${pathOf(id)}/registrations?search=cyr&status=offered`,
    );
    expect(found.body.registrations.map(({ email }) => email)).toEqual(['cy@example.org']);
  });

  it('shows staff only what they host', async () => {
    const hosted = await insertOffering(test.database, { host_id: staff.user.id });
    const foreign = await insertOffering(test.database);
    const { id } = await add(hosted, 'ada@example.org');
    const attendance = { ids: [id, 'x'], hasAttended: true };
    expect((await staff.api.get(`${pathOf(hosted)}/registrations`)).status).toBe(200);
    expect((await staff.api.get(`${pathOf(foreign)}/registrations`)).status).toBe(404);
    const { body } = await staff.api.put(`${pathOf(hosted)}/attendance`, attendance);
    expect(body).toEqual({ updatedCount: 1 });
    expect((await staff.api.put(`${pathOf(foreign)}/attendance`, attendance)).status).toBe(404);
    expect((await staff.api.post(`/api/admin/registrations/${id}/cancel`)).status).toBe(403);
  });

  it('moves a registration to a date with a free seat, and fills the seat that it leaves', async () => {
    const from = await insertOffering(test.database, { seats: 1 });
    const to = await insertOffering(test.database, { seats: 1 });
    const ada = await add(from, 'ada@example.org');
    const bob = await add(from, 'bob@example.org');
    const move = (id: string, offeringId: string) =>
      admin.api.post<RegistrationDto>(`/api/admin/registrations/${id}/move`, { offeringId });
    expect((await move(ada.id, to)).body).toMatchObject({ status: 'confirmed' });
    expect(await statuses()).toEqual(['confirmed', 'offered']);
    expect((await move(bob.id, to)).status).toBe(409);
    expect((await move(ada.id, to)).status).toBe(409);
    expect((await move(ada.id, '99999999')).status).toBe(404);
    expect((await queuedMails(test.database)).map(({ kind }) => kind)).toContain(
      'registration-moved',
    );
  });

  it('refuses to add an address twice', async () => {
    const id = await insertOffering(test.database);
    await add(id, 'ada@example.org');
    const { status } = await admin.api.post(`${pathOf(id)}/registrations`, {
      ...{ name: 'Ada', email: 'ADA@example.org' },
    });
    expect(status).toBe(409);
  });

  it('exports a file in which no text runs as a formula', async () => {
    const questions: Question[] = [
      { id: 'q', label: '=Question', type: 'text', options: [], isRequired: false },
    ];
    const id = await insertOffering(test.database, { questions });
    await admin.api.post(`${pathOf(id)}/registrations`, {
      ...{ name: '=1+1', email: 'ada@example.org', answers: { q: '@SUM(A1)' } },
    });
    const { body } = await admin.api.get<string>(`${pathOf(id)}/registrations/export`);
    const [header, row] = body.trim().split('\r\n');
    expect(header).toContain("'=Question");
    expect(row).toMatch(/^'=1\+1,ada@example\.org,confirmed,\S+,,'@SUM\(A1\)$/);
  });

  it('writes to everybody with a seat, ten times a day', async () => {
    const id = await insertOffering(test.database, { seats: 1 });
    const send = () =>
      admin.api.post(`${pathOf(id)}/messages`, { subject: 'Laptops', text: 'Bring one.' });
    expect((await send()).status).toBe(409);
    await add(id, 'ada@example.org');
    await add(id, 'bob@example.org');
    expect(await send()).toMatchObject({ status: 200, body: { recipients: 1 } });
    for (let sent = 1; sent < 10; sent += 1) await send();
    expect((await send()).status).toBe(429);
    const messages = (await queuedMails(test.database)).filter(
      ({ kind }) => kind === 'participant-message',
    );
    expect(messages).toHaveLength(10);
    expect(new Set(messages.map(({ recipient }) => recipient))).toEqual(
      new Set(['ada@example.org']),
    );
  });
});
