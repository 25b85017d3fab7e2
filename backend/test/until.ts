import { setTimeout } from 'node:timers/promises';

/** Milliseconds. A loop without a pause would take CPU time from what it waits for. */
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 50;

/** Waits until a condition holds, with growing pauses. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  let pause = SHORTEST_PAUSE;
  while (!(await condition())) {
    await setTimeout(pause);
    pause = Math.min(pause * 1.25, LONGEST_PAUSE);
  }
}
