import { setTimeout } from 'node:timers/promises';
import { Load } from './load.mjs';
import { isFollowed } from './postgres.mjs';
import { step } from './step.mjs';
import { until } from './until.mjs';

/** Milliseconds between two kills (`kill`), and of load before each disturbance (`calm`). */
const PACES = { usual: { kill: 4_000, calm: 3_000 }, short: { kill: 2_000, calm: 1_000 } };

export async function runDrill({ nginx, replicas, primary, standby }, { isShort }) {
  const { kill, calm } = isShort ? PACES.short : PACES.usual;
  const load = new Load(nginx.url);
  await load.start();
  await setTimeout(calm);

  step('all replicas restarted in turn');
  const before = load.failures();
  await restartInTurn(nginx, replicas);
  await setTimeout(calm);
  const rolling = load.failures() - before;

  const killer = new Killer(replicas, kill);
  killer.start();
  step('a replica killed every few seconds, from now on');
  await setTimeout(3 * kill);
  step('nginx reloaded');
  await nginx.reload();
  await setTimeout(calm);
  step('PostgreSQL restarted');
  await primary.restart();
  await until('the standby follows', () => isFollowed(primary));
  await setTimeout(3 * calm);
  step('PostgreSQL killed, the standby promoted');
  await primary.stop('SIGKILL');
  await standby.promote();
  await setTimeout(5 * calm);
  const kills = await killer.stop();
  await setTimeout(calm);
  await load.stop();
  return { load, rolling, kills, ...(await load.lookForWrites(standby)) };
}

/** nginx's free edition does not check readiness, so it is notified before and after each restart. */
async function restartInTurn(nginx, replicas) {
  for (const replica of replicas) {
    await nginx.leaveOut(replica.port);
    await replica.stop();
    await replica.start();
    await nginx.leaveOut(null);
  }
}

class Killer {
  #isOver = false;
  kills = 0;

  constructor(replicas, pause) {
    this.replicas = replicas;
    this.pause = pause;
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
      await Promise.all([replica.start(), setTimeout(this.pause)]);
    }
  }
}
