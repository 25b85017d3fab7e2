import { setTimeout } from 'node:timers/promises';

/** Milliseconds: a loop without a pause would take the processor from what it waits for. */
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 50;

/** Waits until something holds. What takes long is looked at less and less often. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  let pause = SHORTEST_PAUSE;
  while (!(await condition())) {
    await setTimeout(pause);
    pause = Math.min(pause * 1.25, LONGEST_PAUSE);
  }
}
