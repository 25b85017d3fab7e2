import { setTimeout } from 'node:timers/promises';

/** Milliseconds: a loop without a pause would take the processor from what it waits for. */
const PAUSE = 5;

/** Waits until something holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(PAUSE);
}
