import { setTimeout } from 'node:timers/promises';
import { Load } from './load.mjs';
import { isFollowed } from './postgres.mjs';
import { until } from './until.mjs';

const KILL_EVERY = 4_000;
/** Milliseconds of load before the first disturbance, and between two. */
const CALM = 3_000;

/** Breaks one part after the other under load. Answers what was counted. */
export async function runDrill({ nginx, replicas, primary, standby }) {
  const load = new Load(nginx.url);
  await load.start();
  await setTimeout(CALM);

  step('all replicas restarted in turn');
  const before = load.failures();
  await restartInTurn(nginx, replicas);
  await setTimeout(CALM);
  const rolling = load.failures() - before;

  const killer = new Killer(replicas);
  killer.start();
  step('a replica killed every few seconds, from now on');
  await setTimeout(3 * KILL_EVERY);
  step('nginx reloaded');
  await nginx.reload();
  await setTimeout(CALM);
  step('PostgreSQL restarted');
  await primary.restart();
  await until('the standby follows', () => isFollowed(primary));
  await setTimeout(3 * CALM);
  step('PostgreSQL killed, the standby promoted');
  await primary.stop('SIGKILL');
  await standby.promote();
  await setTimeout(5 * CALM);
  const kills = await killer.stop();
  await setTimeout(CALM);
  await load.stop();
  return { load, rolling, kills, ...(await lookForWrites(load, standby)) };
}

/** nginx's free edition does not ask who is ready, so it is told before and after. */
async function restartInTurn(nginx, replicas) {
  for (const replica of replicas) {
    await nginx.leaveOut(replica.port);
    await replica.stop();
    await replica.start();
    await nginx.leaveOut(null);
  }
}

function step(what) {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${what}`);
}

/** Ends a replica without warning, has it started again, and goes to the next. */
class Killer {
  #isOver = false;
  kills = 0;

  constructor(replicas) {
    this.replicas = replicas;
  }

  start() {
    this.running = this.#run();
  }

  async stop() {
    this.#isOver = true;
    await this.running;
    return this.kills;
  }

  async #run() {
    while (!this.#isOver) {
      const replica = this.replicas[this.kills % this.replicas.length];
      await replica.stop('SIGKILL');
      this.kills += 1;
      await Promise.all([replica.start(), setTimeout(KILL_EVERY)]);
    }
  }
}

async function lookForWrites({ acknowledged, course, acknowledgedEdit }, server) {
  const rows = await server.query(
    'SELECT email FROM newsletter_subscriptions WHERE email = ANY ($1)',
    [acknowledged],
  );
  const [edit] = await server.query(
    'SELECT duration FROM course_overrides WHERE thinkific_id = $1',
    [course],
  );
  const kept = Number.parseInt(edit?.duration ?? '0', 10);
  return { found: rows.length, isEditKept: acknowledgedEdit > 0 && kept >= acknowledgedEdit };
}
