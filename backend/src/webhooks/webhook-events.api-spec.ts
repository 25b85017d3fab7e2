import type { TestApp } from '../../test/create-test-app.js';
import type { SignedIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import { insertCourse, insertOverride } from '../catalogue/courses/course.factory.js';
import { insertUdemyCourse } from '../catalogue/marketplace/marketplace.factory.js';
import { insertOffering } from '../offerings/offering.factory.js';
import { insertSubscribers } from '../newsletter/newsletter.factory.js';
import { insertTestimonial, STORY } from '../testimonials/testimonial.factory.js';
import type { WebhookReceiver } from './webhook-receiver.factory.js';
import {
  createWebhookTest,
  ENDPOINTS,
  webhookCalls,
  type WebhookTest,
} from './webhook-test.factory.js';

describe('webhooks of what happens', () => {
  let hooks: WebhookTest;
  let receiver: WebhookReceiver;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    hooks = await createWebhookTest();
    ({ receiver, test, admin } = hooks);
  });
  afterEach(() => hooks.empty());
  afterAll(() => hooks.close());

  const { add, deliveriesOf, makeDue, messages, settled } = webhookCalls(() => hooks);

  it('tell of a subscriber whom an import had added before, once', async () => {
    const { endpoint } = await add({ events: ['subscriber.confirmed'] });
    const [eve] = await insertSubscribers(test.database, ['eve@example.org']);
    for (let times = 0; times < 2; times += 1) {
      await test.api.post('/api/newsletter', { email: 'eve@example.org' });
    }
    await settled(endpoint.id, 'delivered');
    expect(messages()).toMatchObject([{ data: { id: eve?.id, email: 'eve@example.org' } }]);
    expect(
      await test.database.query(
        `SELECT jsonb_path_query_array(consents, '$[*].action') AS actions
         FROM newsletter_subscriptions WHERE id = $1`,
        [eve?.id],
      ),
    ).toEqual([{ actions: ['subscribed'] }]);
  });

  it('keep nothing of what is answered about a subscriber', async () => {
    const { endpoint } = await add();
    receiver.answerWith((response) => response.writeHead(422).end(receiver.received.at(-1)?.body));
    await test.api.post('/api/newsletter', { email: 'kim@example.org' });
    await until(async () => (await deliveriesOf(endpoint.id))[0]?.status === 422);
    expect(receiver.received.at(-1)?.body).toContain('kim@example.org');
    expect(await deliveriesOf(endpoint.id)).toMatchObject([
      { answer: null, error: 'The response was 422.', milliseconds: expect.any(Number) as number },
    ]);
  });

  it('tell nothing of an event that was taken away while it waited, nor by a replay', async () => {
    const { endpoint } = await add();
    receiver.answerWith((response) => response.writeHead(500).end());
    await test.api.post('/api/newsletter', { email: 'noa@example.org' });
    await until(async () => (await deliveriesOf(endpoint.id))[0]?.status === 500);
    const { name, url } = endpoint;
    const path = `${ENDPOINTS}/${endpoint.id}`;
    const wish = { name, url, events: ['course.changed'], is_active: true };
    expect((await admin.api.put(path, wish)).status).toBe(200);
    receiver.answerWith();
    const [delivery] = await deliveriesOf(endpoint.id);
    await makeDue(delivery?.id ?? '');
    await settled(endpoint.id, 'dropped');
    const replay = await admin.api.post(`${path}/deliveries/${delivery?.id}/replay`);
    expect(replay.status).toBe(202);
    await settled(endpoint.id, 'dropped');
    expect(receiver.received).toHaveLength(1);
  });

  it('tell nothing of an event that happened before it was taken away', async () => {
    const story = await insertTestimonial(test.database, { status: 'pending' });
    const { endpoint } = await add();
    const { name, url } = endpoint;
    const wish = { name, url, events: ['course.changed'], is_active: true };
    await test.dataSource.transaction(async (manager) => {
      await manager.query(`UPDATE testimonials SET status = 'approved' WHERE id = $1`, [story]);
      expect((await admin.api.put(`${ENDPOINTS}/${endpoint.id}`, wish)).status).toBe(200);
    });
    expect(await deliveriesOf(endpoint.id)).toEqual([]);
    expect(receiver.received).toEqual([]);
  });

  it('report once what changes several times before the delivery', async () => {
    const id = await insertCourse(test.database);
    const { endpoint } = await add({ events: ['course.changed'] });
    await test.dataSource.transaction(async (manager) => {
      for (const title of ['One', 'Two', 'Three']) {
        await manager.query('UPDATE courses SET name = $2 WHERE thinkific_id = $1', [id, title]);
      }
    });
    await settled(endpoint.id, 'delivered');
    expect(messages()).toHaveLength(1);
  });

  it('tell nothing of what visitors do not see, or is gone before it is sent', async () => {
    const hidden = await insertCourse(test.database, { visibility_choice: false });
    const story = await insertTestimonial(test.database, { status: 'pending' });
    const { endpoint } = await add();
    await test.database.query('UPDATE courses SET name = name || $2 WHERE thinkific_id = $1', [
      hidden,
      '!',
    ]);
    expect(await deliveriesOf(endpoint.id)).toEqual([]);
    const other = await insertTestimonial(test.database, { status: 'pending' });
    await test.dataSource.transaction(async (manager) => {
      await manager.query(`UPDATE testimonials SET status = 'approved' WHERE id IN ($1, $2)`, [
        ...[story, other],
      ]);
      await manager.query('DELETE FROM testimonials WHERE id = $1', [story]);
      await manager.query('UPDATE testimonials SET is_visible = false WHERE id = $1', [other]);
    });
    await settled(endpoint.id, 'dropped', 2);
    expect(receiver.received).toEqual([]);
  });

  it('tell of a registration and its cancellation, and of a changed offering', async () => {
    const offering = await insertOffering(test.database, { seats: 1 });
    const events = ['registration.created', 'registration.cancelled', 'offering.changed'];
    const { endpoint } = await add({ events });
    const path = `/api/offerings/${offering}/registrations`;
    const person = { name: 'Maria Silva', email: 'maria@example.org' };
    expect((await test.api.post(path, person)).status).toBe(201);
    await settled(endpoint.id, 'delivered');
    const [{ id } = { id: '' }] = await test.database.query<{ id: string }>(
      'SELECT id FROM registrations WHERE offering_id = $1',
      [offering],
    );
    expect((await admin.api.post(`/api/admin/registrations/${id}/cancel`)).status).toBe(200);
    await settled(endpoint.id, 'delivered', 2);
    await test.database.query('UPDATE offerings SET seats = 2 WHERE id = $1', [offering]);
    await settled(endpoint.id, 'delivered', 3);
    const known = { id, offeringId: offering, email: 'maria@example.org' };
    expect(messages()).toMatchObject([
      { type: 'registration.created', data: { ...known, status: 'confirmed' } },
      { type: 'registration.cancelled', data: { ...known, status: 'cancelled' } },
      { type: 'offering.changed', data: { id: offering, state: 'open' } },
    ]);
  });

  it('tell of a story once visitors see it, and again when it comes back', async () => {
    const { endpoint } = await add({ events: ['story.approved'] });
    const path = '/api/admin/testimonials';
    const { body } = await admin.api.post<{ id: string }>(path, { ...STORY, isVisible: false });
    const show = (isVisible: boolean) =>
      admin.api.put(`${path}/${body.id}/visibility`, { isVisible });
    expect(await deliveriesOf(endpoint.id)).toEqual([]);
    expect((await show(true)).status).toBe(200);
    await settled(endpoint.id, 'delivered');
    await show(false);
    expect(await deliveriesOf(endpoint.id)).toHaveLength(1);
    await show(true);
    await settled(endpoint.id, 'delivered', 2);
    const reported = { type: 'story.approved', data: { id: body.id } };
    expect(messages()).toMatchObject([reported, reported]);
  });

  it('tell of the visible courses that show a picture when it has come', async () => {
    const url = 'https://cdn.example.org/cover.jpg';
    await test.database.query(
      `INSERT INTO pictures (url, due_at) VALUES ($1, now() + interval '1 day')`,
      [url],
    );
    const shown = await insertCourse(test.database, { image_url: url });
    await insertCourse(test.database, { image_url: url, visibility_choice: false });
    const other = await insertCourse(test.database, { image_url: url });
    await insertOverride(test.database, other, { image_url: 'https://cdn.example.org/new.jpg' });
    const { endpoint } = await add({ events: ['course.changed'] });
    await test.database.query(
      `UPDATE pictures SET hash = repeat('a', 20), width = 16, height = 9, colour = '#0a0b0c',
         fetched_at = now() WHERE url = $1`,
      [url],
    );
    await settled(endpoint.id, 'delivered');
    expect(messages()).toMatchObject([{ data: { platform: 'thinkific', id: String(shown) } }]);
  });

  it('tell about both linked courses when one changes', async () => {
    const id = await insertCourse(test.database);
    const udemyId = await insertUdemyCourse(test.database);
    const { endpoint } = await add({ events: ['course.changed'] });
    const reported = async () => {
      await until(async () => {
        const states = (await deliveriesOf(endpoint.id)).map(({ state }) => state);
        return states.length > 0 && states.every((state) => state === 'delivered');
      });
      const courses = messages().map(({ data }) => data);
      await test.database.query('DELETE FROM webhook_deliveries');
      receiver.received.length = 0;
      return new Set(courses);
    };
    const isSeen = (ours: boolean, theirs: boolean) =>
      new Set([
        { platform: 'thinkific', id: String(id), is_visible: ours },
        { platform: 'udemy', id: udemyId, is_visible: theirs },
      ]);
    const link = { thinkific_id: id, udemy_id: udemyId };
    await admin.api.put('/api/admin/course-links', { ...link, decision: 'same' });
    expect(await reported()).toEqual(isSeen(true, false));
    await test.database.query('UPDATE udemy_courses SET is_paid = false WHERE udemy_id = $1', [
      udemyId,
    ]);
    expect(await reported()).toEqual(isSeen(true, false));
    await admin.api.put(`/api/admin/courses/${id}/visibility`, { is_visible: false });
    expect(await reported()).toEqual(isSeen(false, true));
    await admin.api.put(`/api/admin/courses/${id}/visibility`, { is_visible: true });
    expect(await reported()).toEqual(isSeen(true, false));
    await admin.api.put('/api/admin/course-links', { ...link, decision: 'open' });
    expect(await reported()).toEqual(isSeen(true, true));
  });
});
