import { setTimeout } from 'node:timers/promises';
import { ROOT } from './built.mjs';
import { Load } from './load.mjs';
import { step } from './step.mjs';

/** More writers than a site has, since what is lost between two processes is seldom. */
const BUSY = { readers: 6, writers: 8, pause: 5 };
const ROUNDS = 3;
/** Milliseconds of load before the first replica stops, and after the last one has started. */
const CALM = 3_000;

/**
 * Replaces all replicas one after the other under load, by SIGTERM alone. Answers what was counted.
 * @param isUpgrade whether they run an earlier program so far
 */
export async function runUpgrade({ nginx, replicas, primary }, { isUpgrade }) {
  const load = new Load(nginx.url, BUSY);
  await load.start();
  await setTimeout(CALM);
  const rounds = isUpgrade ? 1 : ROUNDS;
  for (let round = 1; round <= rounds; round += 1) {
    step(`all replicas replaced in turn, ${round} of ${rounds}`);
    for (const replica of replicas) {
      await replica.stop();
      await replica.start(ROOT);
    }
  }
  await setTimeout(CALM);
  await load.stop();
  return { load, replaced: rounds * replicas.length, ...(await load.lookForWrites(primary)) };
}
