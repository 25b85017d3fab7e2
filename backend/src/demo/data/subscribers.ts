import type { EntityManager } from 'typeorm';
import { Subscription } from '../../newsletter/subscription.entity.js';
import { FAMILY_NAMES, GIVEN_NAMES, HOSTS } from './subscriber-names.js';

const SUBSCRIBERS = 340;
const DAY = 24 * 3_600_000;
const MINUTE = 60_000;

export async function insertSubscribers(manager: EntityManager): Promise<void> {
  const now = Date.now();
  const people = Array.from({ length: SUBSCRIBERS }, (_, n) => ({
    email: addressOf(n),
    subscribedAt: new Date(now - ageOf(n)),
  }));
  const insert = manager.createQueryBuilder().insert().into(Subscription);
  await insert.values(people).orIgnore().execute();
}

function addressOf(n: number): string {
  const given = pick(GIVEN_NAMES, n);
  const family = pick(FAMILY_NAMES, n * 7 + Math.floor(n / GIVEN_NAMES.length) * 3);
  const host = pick(HOSTS, n * 5);
  const names = [
    `${given}.${family}`,
    `${given}_${family}`,
    `${family}.${given}`,
    `${given}.${family}+news`,
    `${given}${family}`,
  ] as const;
  return `${pick(names, n * 3)}@${host}`;
}

/** Milliseconds since the sign-up, from today to a year ago. */
function ageOf(n: number): number {
  const days = 420 * (n / SUBSCRIBERS) ** 1.6;
  return days * DAY + ((n * 37) % 600) * MINUTE;
}

function pick<Item>(items: readonly [Item, ...Item[]], n: number): Item {
  return items[n % items.length] ?? items[0];
}
