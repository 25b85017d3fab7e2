import { setTimeout } from 'node:timers/promises';
import { ROOT } from './built.mjs';
import { Load } from './load.mjs';
import { step } from './step.mjs';

/** More writers than a site has, because losses between two processes are rare. */
const BUSY = { readers: 6, writers: 8, pause: 5 };
const ROUNDS = 3;
const CALM = 3_000;

/** Replaces all replicas one after the other under load and returns the counts. */
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
