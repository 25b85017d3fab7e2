import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { signIn } from '../../test/sign-in.js';
import type { WebhookDeliveryListDto } from './dto/webhook-delivery.dto.js';
import { findPlaces } from './webhook-deliveries.queries.js';

const ENDPOINT = '00000000-0000-4000-8000-000000000001';
const ROWS = 6_000;

describe('the list of what an endpoint was sent', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    await test.database.query(
      `INSERT INTO webhook_endpoints (id, name, url, events, is_active, secret, created_at)
       VALUES ($1, 'CRM', 'https://crm.example/', '{story.approved}', false, '', now())`,
      [ENDPOINT],
    );
    await test.database.query(
      `INSERT INTO webhook_deliveries (endpoint_id, event, subject, state, created_at)
       SELECT $1, 'story.approved', n, 'delivered', now() - n * interval '1 minute'
       FROM generate_series(1, ${ROWS}) n`,
      [ENDPOINT],
    );
    await test.database.query('VACUUM ANALYZE webhook_deliveries');
  });
  afterAll(() => test.close());

  it('is turned to its end, newest first', async () => {
    const admin = await signIn(test, 'admin');
    const { body } = await admin.api.get<WebhookDeliveryListDto>(
      `/api/admin/webhook-endpoints/${ENDPOINT}/deliveries?page=120&limit=50`,
    );
    expect(body.pagination).toMatchObject({ total: ROWS, pages: 120 });
    expect(body.deliveries.map(({ subject }) => Number(subject))).toEqual(
      Array.from({ length: 50 }, (_, place) => ROWS - 49 + place),
    );
  });

  it('reads no row of the pages before', async () => {
    let plan = '';
    await findPlaces(
      {
        query: async <Rows>(sql: string, values: unknown[]): Promise<Rows> => {
          const lines = await test.database.query<{ 'QUERY PLAN': string }>(
            `EXPLAIN ${sql}`,
            values,
          );
          plan = lines.map((line) => line['QUERY PLAN']).join('\n');
          return test.dataSource.manager.query<Rows>(sql, values);
        },
      },
      ENDPOINT,
      { page: 120, limit: 50 },
    );
    expect(plan).toContain('Index Only Scan using webhook_deliveries_newest');
  });
});
