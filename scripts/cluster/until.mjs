import { setTimeout } from 'node:timers/promises';

/** Calls `ask` until it returns a truthy value. @throws Error after a minute */
export async function until(what, ask) {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer) return answer;
    await setTimeout(50);
  }
  throw new Error(`Waited for a minute: ${what}.`);
}
