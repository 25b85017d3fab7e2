import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { seedOfSources } from '../../../test/seed.js';
import { findSeatFaults } from './find-seat-faults.factory.js';
import { insertOffering } from './registrations.factory.js';
import { RegistrationChangesService } from './registration-changes.service.js';
import { RegistrationsService } from './registrations.service.js';
import { SeatsService } from './seats.service.js';

const { LECTERN_SEQUENCES, LECTERN_PATH: path } = process.env;
const sequences = Number(LECTERN_SEQUENCES ?? 200);
/** Milliseconds for each on the busiest of machines. */
const PATIENCE = 5_000;

interface Action {
  kind: 'register' | 'cancel' | 'seats' | 'expire' | 'crash';
  person: number;
  replica: 0 | 1;
}

/** Actions of one step run at the same time. */
const steps = fc.array(
  fc.array(
    fc.record<Action>({
      kind: fc.constantFrom(
        'register',
        'register',
        'register',
        'cancel',
        'seats',
        'expire',
        'crash',
      ),
      person: fc.nat({ max: 9 }),
      replica: fc.constantFrom(0, 1),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 1, maxLength: 8 },
);

describe('seats, whatever happens', () => {
  let database: TestDatabase;
  const replicas: TestApp[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    // Nothing listens there, so that mails stay queued.
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org' };
    while (replicas.length < 2) replicas.push(await createTestApp({ env, database }));
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.close();
    await database.drop();
  });

  /** Returns the address of a person who was answered, or null. A crash may lose the answer, but not half of it. */
  const perform = async (id: string, { kind, person, replica }: Action): Promise<string | null> => {
    const { app } = replicas[replica] as TestApp;
    const email = `person${person}@example.org`;
    switch (kind) {
      case 'register':
        await app.get(RegistrationsService).register(id, { name: 'Ada', email }, '192.0.2.1');
        return email;
      case 'cancel': {
        const [known] = await database.query<{ id: string }>(
          `SELECT id FROM registrations WHERE offering_id = $1 AND email = $2
           ORDER BY position DESC LIMIT 1`,
          [id, email],
        );
        if (known) await app.get(RegistrationChangesService).cancel(known.id);
        return null;
      }
      case 'seats': {
        const seats = app.get(SeatsService);
        await replicas[replica]?.dataSource.transaction(async (manager) => {
          await seats.lock(manager, id);
          const wanted = Math.max(1, person, await seats.taken(manager, id));
          await manager.query('UPDATE offerings SET seats = $2 WHERE id = $1', [id, wanted]);
          await seats.fill(manager, id);
        });
        return null;
      }
      case 'expire':
        await database.query(
          `UPDATE registrations SET offered_until = now() WHERE offering_id = $1 AND status = 'offered'`,
          [id],
        );
        await app.get(SeatsService).expire();
        return null;
      case 'crash':
        await database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
             AND state <> 'idle' AND query ILIKE ANY ('{%offerings%,%registrations%,%mails%,%jobs%,COMMIT}')`,
        );
        return null;
    }
  };

  it(
    'gives none twice, loses nobody, keeps the order and queues each mail once',
    async () => {
      const play = async (drawn: Action[][]) => {
        const id = await insertOffering(database, { seats: 2 });
        const answered = new Set<string>();
        for (const step of drawn) {
          const hasCrash = step.some(({ kind }) => kind === 'crash');
          const ends = await Promise.allSettled(step.map((action) => perform(id, action)));
          for (const end of ends) {
            if (end.status === 'fulfilled' && end.value) answered.add(end.value);
            if (end.status === 'rejected' && !hasCrash) throw end.reason;
          }
          expect(await findSeatFaults(database, id, answered)).toEqual([]);
        }
        await database.query('DELETE FROM offerings WHERE id = $1', [id]);
        await database.query('DELETE FROM mails');
      };
      const draw = {
        seed: seedOfSources(),
        numRuns: sequences,
        ...(path !== undefined && { path }),
      };
      const result = await fc.check(fc.asyncProperty(steps, play), draw);
      expect(fc.defaultReportMessage(result) ?? null).toBeNull();
    },
    sequences * PATIENCE,
  );
});
