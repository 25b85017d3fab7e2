import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { startProgram, type Program } from '../../../test/program.js';
import { findSeatFaults } from './find-seat-faults.factory.js';
import { insertOffering } from './registrations.factory.js';

/** A process is killed in each round, after so many answers. */
const KILLED_AFTER = [1, 4, 9, 16, 30];
const PEOPLE_A_ROUND = 40;

describe('a process that is killed while people register', () => {
  let database: TestDatabase;
  let mailServer: FakeMailServer;
  const running: Program[] = [];

  beforeAll(async () => {
    [database, mailServer] = await Promise.all([createTestDatabase(), FakeMailServer.start()]);
  });
  afterAll(async () => {
    await Promise.all(running.map((program) => program.stop()));
    await mailServer.close();
    await database.drop();
  });

  const start = async () => {
    const program = await startProgram({
      DATABASE_URL: database.url,
      RATE_LIMIT: 'off',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'a@example.org',
    });
    running.push(program);
    return program;
  };

  it('sells no seat twice, forgets nobody who was answered, and sends each mail at most twice', async () => {
    const id = await insertOffering(database, { seats: 25 });
    const survivor = await start();
    const answered = new Set<string>();
    let people = 0;
    for (const killedAfter of KILLED_AFTER) {
      const victim = await start();
      let answers = 0;
      const registerAt = async ({ url }: Program) => {
        const email = `person${(people += 1)}@example.org`;
        const response = await fetch(`${url}/api/offerings/${id}/registrations`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: 'Ada', email }),
        }).catch(() => null);
        if (response?.status !== 201) return;
        answered.add(email);
        if ((answers += 1) === killedAfter) victim.child.kill('SIGKILL');
      };
      const requests = Array.from({ length: PEOPLE_A_ROUND }, (_, person) =>
        registerAt(person % 2 === 0 ? victim : survivor),
      );
      await Promise.all(requests);
      await victim.stop('SIGKILL');
      running.pop();
      expect(await findSeatFaults(database, id, answered)).toEqual([]);
    }
    expect(answered.size).toBeGreaterThanOrEqual((KILLED_AFTER.length * PEOPLE_A_ROUND) / 2);
    const sent = new Map<string, number>();
    for (const { envelope, subject } of mailServer.mails) {
      const mail = `${envelope.join()} ${subject}`;
      sent.set(mail, (sent.get(mail) ?? 0) + 1);
    }
    expect(sent.size).toBeGreaterThan(0);
    expect([...sent].filter(([, times]) => times > 2)).toEqual([]);
  });
});
