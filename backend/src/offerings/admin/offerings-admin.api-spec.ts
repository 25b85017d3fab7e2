import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { insertCourse } from '../../catalogue/courses/course.factory.js';
import type { AdminOfferingDto, AdminOfferingListDto } from '../dto/admin-offering.dto.js';
import { insertOffering, insertRegistrations } from '../offering.factory.js';

const PATH = '/api/admin/offerings';
const NOBODY = '0f5b6c1e-7a57-4a9b-9d55-1a2b3c4d5e6f';

const FIELDS = {
  ...{ kind: 'event', title: 'RAG evening', summary: 'An evening.', text: '', picture: null },
  ...{ courseId: null, timeZone: 'Europe/Berlin', place: 'Torstraße 1', onlineUrl: null },
  sessions: [{ start: '2032-10-25T18:00', end: '2032-10-25T20:00' }],
  ...{ language: 'EN-us', hostId: null, seats: null, minParticipants: null, payment: 'free' },
  ...{ questions: [], offerHours: 24, recordingUrl: null },
};
const QUESTION = { id: 'q1', label: 'Laptop?', type: 'choice', options: [], isRequired: false };

interface Problem {
  detail: string;
  errors: { field: string; message: string }[];
}

describe('offerings in the back office', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM offerings'));

  const create = async (values: object = {}) => {
    const { status, body } = await admin.api.post<{ offerings: AdminOfferingDto[] }>(PATH, {
      ...FIELDS,
      ...values,
    });
    expect(status).toBe(201);
    return body.offerings;
  };
  const createOne = async (values: object = {}) => (await create(values))[0] as AdminOfferingDto;
  const get = async (id: string) => (await admin.api.get<AdminOfferingDto>(`${PATH}/${id}`)).body;
  const list = async (query = '') =>
    (await admin.api.get<AdminOfferingListDto>(`${PATH}?${query}`)).body;
  const save = ({ id, version }: AdminOfferingDto, values: object = {}) =>
    admin.api.put<AdminOfferingDto & Problem>(`${PATH}/${id}`, {
      ...{ ...FIELDS, version, scope: 'one' },
      ...values,
    });

  it('are edited by admins only', async () => {
    const staff = await signIn(test, 'staff');
    for (const [api, status] of [
      [test.api, 401],
      [staff.api, 403],
    ] as const) {
      expect(await api.get(PATH)).toMatchObject({ status });
      expect(await api.post(PATH, FIELDS)).toMatchObject({ status });
      expect(await api.put(`${PATH}/1`, FIELDS)).toMatchObject({ status });
      expect(await api.post(`${PATH}/1/cancel`)).toMatchObject({ status });
    }
    expect(await list()).toMatchObject({ offerings: [], pagination: { total: 0 } });
  });

  it('are created as drafts, with times of their zone over the end of daylight saving', async () => {
    const courseId = String(await insertCourse(test.database, { name: 'RAG' }));
    const { user } = await signIn(test, 'staff');
    const draft = await createOne({
      ...{ kind: 'cohort', courseId, hostId: user.id, payment: 'course' },
      sessions: [
        { start: '2032-10-25T18:00', end: '2032-10-25T20:00' },
        { start: '2032-11-01T18:00', end: '2032-11-01T20:00' },
      ],
    });
    expect(draft).toMatchObject({
      ...{ state: 'draft', slug: 'rag-evening', language: 'en-US', courseTitle: 'RAG' },
      ...{ hostName: user.name, startsAt: '2032-10-25T16:00:00.000Z' },
      ...{ endsAt: '2032-11-01T19:00:00.000Z', version: 1, seriesId: null },
      counts: { confirmed: 0, offered: 0, waiting: 0 },
    });
    expect(draft.sessions[1]).toEqual({ start: '2032-11-01T18:00', end: '2032-11-01T20:00' });
    expect(await get(draft.id)).toEqual(draft);
  });

  it.each<[string, object, string, string]>([
    ['an unknown course', { courseId: '999' }, 'courseId', 'There is no such course'],
    ['an unknown host', { hostId: NOBODY }, 'hostId', 'There is no such user'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone', 'must be a name like'],
    ['an offset as its zone', { timeZone: '+02:00' }, 'timeZone', 'must be a name like'],
    ['an invalid language', { language: 'e' }, 'language', 'must be a tag like'],
    ['no course for a cohort', { kind: 'cohort' }, 'courseId', 'A cohort needs a course'],
    ['nothing to pay', { payment: 'course' }, 'courseId', 'Choose the course'],
    ['a minimum above the seats', { seats: 5, minParticipants: 6 }, 'minParticipants', 'above'],
    ['a choice of nothing', { questions: [QUESTION] }, 'questions.0.options', 'at least two'],
    [
      'options of a text',
      { questions: [{ ...QUESTION, type: 'text', options: ['a', 'b'] }] },
      'questions.0.options',
      'Only a choice',
    ],
    [
      'a blank option',
      { questions: [{ ...QUESTION, options: ['a', ' '] }] },
      'questions.0.options',
      '1 to 100 characters',
    ],
    ['no session', { sessions: [] }, 'sessions', 'at least one'],
    [
      'a day that does not exist',
      { sessions: [{ start: '2032-02-30T18:00', end: '2032-02-30T19:00' }] },
      'sessions.0.start',
      'must exist',
    ],
    [
      'a time that the clocks skip',
      { sessions: [{ start: '2032-03-28T02:30', end: '2032-03-28T04:00' }] },
      'sessions.0.start',
      '2032-03-28 02:30 does not exist in Europe/Berlin',
    ],
    [
      'an end before the start',
      { sessions: [{ start: '2032-02-03T18:00', end: '2032-02-03T18:00' }] },
      'sessions.0.end',
      'after the start',
    ],
    [
      'overlapping sessions',
      {
        sessions: [
          { start: '2032-02-03T18:00', end: '2032-02-03T20:00' },
          { start: '2032-02-03T19:59', end: '2032-02-03T21:00' },
        ],
      },
      'sessions.1.start',
      'before the end',
    ],
    ['a series of 500', { repeat: { every: 'day', times: 500 } }, 'repeat.times', 'from 2 to 52'],
    [
      'a series with dates that overlap',
      {
        repeat: { every: 'day', times: 2 },
        sessions: [{ start: '2032-02-03T18:00', end: '2032-02-05T18:00' }],
      },
      'repeat',
      'must end before the next',
    ],
    [
      'a series into a time that the clocks skip',
      {
        repeat: { every: 'week', times: 3 },
        sessions: [{ start: '2032-03-21T02:30', end: '2032-03-21T03:30' }],
      },
      'repeat',
      '2032-03-28 02:30 does not exist',
    ],
  ])('are not created with %s', async (_what, values, field, message) => {
    const { status, body } = await admin.api.post<Problem>(PATH, { ...FIELDS, ...values });
    expect(status).toBe(400);
    expect(body.errors[0]?.field).toBe(field);
    expect(body.errors[0]?.message).toContain(message);
    expect((await list()).offerings).toEqual([]);
  });

  it('are created as a series at the same time of day', async () => {
    const series = await create({ repeat: { every: 'week', times: 3 } });
    expect(series.map(({ startsAt }) => startsAt)).toEqual([
      '2032-10-25T16:00:00.000Z',
      '2032-11-01T17:00:00.000Z',
      '2032-11-08T17:00:00.000Z',
    ]);
    expect(new Set(series.map(({ seriesId }) => seriesId)).size).toBe(1);
    const monthly = await create({
      repeat: { every: 'month', times: 3 },
      sessions: [{ start: '2032-12-31T18:00', end: '2032-12-31T20:00' }],
    });
    expect(monthly.map(({ sessions }) => sessions[0]?.start)).toEqual([
      ...['2032-12-31T18:00', '2033-01-31T18:00', '2033-02-28T18:00'],
    ]);
  });

  it('are changed one by one or onwards', async () => {
    const [first, second, third] = (await create({
      repeat: { every: 'week', times: 3 },
    })) as [AdminOfferingDto, AdminOfferingDto, AdminOfferingDto];
    expect(await save(second, { title: 'One', sessions: second.sessions })).toMatchObject({
      status: 200,
      body: { title: 'One', version: 2 },
    });
    const answer = await save(await get(second.id), {
      ...{ title: 'Onwards', scope: 'onwards' },
      sessions: [{ start: '2032-11-02T19:00', end: '2032-11-02T20:00' }],
    });
    expect(answer.status).toBe(200);
    expect(await get(first.id)).toMatchObject({ title: 'RAG evening', version: 1 });
    expect(await get(third.id)).toMatchObject({
      ...{ title: 'Onwards', version: 2 },
      sessions: [{ start: '2032-11-09T19:00', end: '2032-11-09T20:00' }],
    });
  });

  it('are not changed from an older version, and keep what is not theirs', async () => {
    const draft = await createOne();
    expect(await save(draft, { seats: 8 })).toMatchObject({ status: 200, body: { seats: 8 } });
    expect(await save(draft, { seats: 9 })).toMatchObject({ status: 409 });
    expect(await get(draft.id)).toMatchObject({ seats: 8, version: 2 });
    for (const id of ['999', 'x', NOBODY]) {
      expect(await save({ ...draft, id })).toMatchObject({ status: 404 });
      expect(await admin.api.delete(`${PATH}/${id}`)).toMatchObject({ status: 404 });
      expect(await admin.api.post(`${PATH}/${id}/publish`)).toMatchObject({ status: 404 });
    }
  });

  it('are published with a place, before they start', async () => {
    const draft = await createOne({ place: null });
    expect(await admin.api.post(`${PATH}/${draft.id}/publish`)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'place' }] },
    });
    const { body } = await save(draft);
    expect(await admin.api.post(`${PATH}/${draft.id}/publish`)).toMatchObject({
      status: 200,
      body: { state: 'open' },
    });
    expect(await admin.api.post(`${PATH}/${draft.id}/publish`)).toMatchObject({ status: 409 });
    const published = { ...body, version: body.version + 1 };
    expect(await save(published, { place: null })).toMatchObject({ status: 400 });
    const past = [{ start: '2020-02-03T18:00', end: '2020-02-03T19:00' }];
    expect(await save(published, { sessions: past })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'sessions.0.start', message: 'Start must be in the future' }] },
    });
    const old = await createOne({ sessions: past });
    expect(await admin.api.post(`${PATH}/${old.id}/publish`)).toMatchObject({ status: 409 });
  });

  it('are cancelled once, until they end', async () => {
    const draft = await createOne();
    const cancel = (id: string) => admin.api.post<Problem>(`${PATH}/${id}/cancel`);
    expect(await cancel(draft.id)).toMatchObject({ status: 409 });
    await admin.api.post(`${PATH}/${draft.id}/publish`);
    expect(await cancel(draft.id)).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    expect(await cancel(draft.id)).toMatchObject({ status: 409 });
    expect(await cancel(await insertOffering(test.database, { start: -2 }))).toMatchObject({
      status: 409,
    });
  });

  it('keep the seats that are taken, and offer added ones to the waitlist', async () => {
    const id = await insertOffering(test.database, { seats: 3 });
    await insertRegistrations(test.database, id, 'confirmed', 'confirmed', 'offered', 'waiting');
    const offering = await get(id);
    expect(offering).toMatchObject({
      state: 'full',
      counts: { confirmed: 2, offered: 1, waiting: 1 },
    });
    const values = { ...FIELDS, sessions: offering.sessions };
    expect(await save(offering, { ...values, seats: 2 })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('3 seats are taken') as string },
    });
    const raised = await save(offering, { ...values, seats: 4 });
    expect(raised.body.counts).toEqual({ confirmed: 2, offered: 2, waiting: 0 });
  });

  it('offer a seat to everybody who waits once there is no limit', async () => {
    const id = await insertOffering(test.database, { seats: 1 });
    await insertRegistrations(test.database, id, 'confirmed', 'waiting', 'waiting');
    const offering = await get(id);
    const { body } = await save(offering, { sessions: offering.sessions, seats: null });
    expect(body).toMatchObject({ state: 'open', counts: { confirmed: 1, offered: 2, waiting: 0 } });
  });

  it('are deleted without registrations only', async () => {
    const id = await insertOffering(test.database);
    await insertRegistrations(test.database, id, 'cancelled');
    expect(await admin.api.delete(`${PATH}/${id}`)).toMatchObject({ status: 409 });
    const { id: empty } = await createOne();
    expect(await admin.api.delete(`${PATH}/${empty}`)).toMatchObject({ status: 204 });
    expect((await list()).offerings.map((each) => each.id)).toEqual([id]);
  });

  it('are copied as a draft a week later', async () => {
    const [{ id } = { id: '' }] = await create({ repeat: { every: 'day', times: 2 } });
    const { status, body } = await admin.api.post<AdminOfferingDto>(`${PATH}/${id}/duplicate`);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ...{ state: 'draft', title: 'RAG evening', seriesId: null, version: 1 },
        sessions: [{ start: '2032-11-01T18:00', end: '2032-11-01T20:00' }],
      },
    });
    const skipped = await createOne({
      sessions: [{ start: '2032-03-21T02:30', end: '2032-03-21T03:30' }],
    });
    expect(await admin.api.post(`${PATH}/${skipped.id}/duplicate`)).toMatchObject({ status: 409 });
  });

  it('are listed by kind, state, time and search', async () => {
    const { database } = test;
    const insert = (title: string, values: object) =>
      insertOffering(database, { title, ...values });
    await insert('Past', { start: -48 });
    await insert('Draft', { status: 'draft', start: 1 });
    const full = await insert('Full', { seats: 1, start: 2 });
    await insertRegistrations(database, full, 'confirmed');
    await insert('Tentative', { min_participants: 2, start: 3, kind: 'meetup' });
    await insert('Cancelled', { status: 'cancelled', start: 4 });
    await insert('Open', { seats: 1, start: 5, place: 'Porto' });
    const titles = async (query: string) => (await list(query)).offerings.map(({ title }) => title);
    expect(await titles('')).toEqual([
      ...['Past', 'Draft', 'Full', 'Tentative', 'Cancelled', 'Open'],
    ]);
    expect(await titles('order=latest&limit=2&page=2')).toEqual(['Tentative', 'Full']);
    for (const state of ['Past', 'Draft', 'Full', 'Tentative', 'Cancelled', 'Open'])
      expect(await titles(`state=${state.toLowerCase()}`)).toEqual([state]);
    expect(await titles('kind=meetup')).toEqual(['Tentative']);
    expect(await titles('search=pORTO')).toEqual(['Open']);
    const day = new Date(Date.now() - 48 * 3_600_000).toISOString().slice(0, 10);
    expect(await titles(`from=${day}&to=${day}`)).toEqual(['Past']);
  });

  it('are listed for their host', async () => {
    const { user, api } = await signIn(test, 'staff');
    const insert = (title: string, start: number, values: object = {}) =>
      insertOffering(test.database, { title, start, host_id: user.id, ...values });
    await insert('Older', -48);
    await insert('Newer', -24);
    await insert('Later', 48, { status: 'draft' });
    await insert('Soon', 24);
    await insertOffering(test.database);
    const { body } = await api.get<AdminOfferingDto[]>('/api/admin/staff/my-offerings');
    expect(body.map(({ title }) => title)).toEqual(['Soon', 'Later', 'Newer', 'Older']);
  });
});
