import type { EntityManager } from 'typeorm';
import { Temporal } from 'temporal-polyfill';
import { randomUUID } from 'node:crypto';
import { Course } from '../../catalogue/entities/course.entity.js';
import { User } from '../../identity/users/user.entity.js';
import { timesOf } from '../../offerings/admin/offering-rules.service.js';
import { moveByDays, toSessions } from '../../offerings/admin/offering-times.js';
import { Offering } from '../../offerings/offering.entity.js';
import {
  Registration,
  type RegistrationStatus,
} from '../../offerings/registrations/registration.entity.js';
import { DEMO_OFFERINGS, type DemoOffering, PARTICIPANTS } from './offerings.data.js';

const OFFER_DAY_MS = 24 * 3_600_000;

/** Adds offerings in all states, at dates around the start of the demo. */
export async function insertOfferings(manager: EntityManager): Promise<void> {
  const courses = await manager.find(Course, { order: { position: 'ASC', thinkificId: 'ASC' } });
  const hosts = await manager.find(User, { where: { role: 'staff' }, order: { username: 'ASC' } });
  const seriesId = randomUUID();
  for (const [index, demo] of DEMO_OFFERINGS.entries()) {
    const {
      inSeries,
      course,
      people,
      days: _days,
      times: _times,
      sessions: _sessions,
      ...fields
    } = demo;
    const offering = await manager.save(
      manager.create(Offering, {
        ...fields,
        ...timesOf(toSessions(sessionsOf(demo), demo.timeZone)),
        courseId: course === undefined ? null : (courses[course]?.thinkificId ?? null),
        hostId: hosts[index % Math.max(hosts.length, 1)]?.id ?? null,
        seriesId: inSeries ? seriesId : null,
      }),
    );
    await manager.save(
      people.map((status, place) => toRegistration(manager, offering.id, status, place)),
    );
  }
}

/** Weekly sessions, the first one so many days from today. */
function sessionsOf({ timeZone, days, times: [start, end], sessions = 1 }: DemoOffering) {
  const day = Temporal.Now.plainDateISO(timeZone).add({ days });
  const first = [{ start: `${day.toString()}T${start}`, end: `${day.toString()}T${end}` }];
  return Array.from({ length: sessions }, (_, week) => moveByDays(first, 7 * week)).flat();
}

function toRegistration(
  manager: EntityManager,
  offeringId: string,
  status: RegistrationStatus,
  place: number,
): Registration {
  const name = PARTICIPANTS[place % PARTICIPANTS.length] ?? '';
  return manager.create(Registration, {
    ...{ offeringId, name, status },
    email: `${name.toLowerCase().replace(' ', '.')}@example.org`,
    offeredUntil: status === 'offered' ? new Date(Date.now() + OFFER_DAY_MS) : null,
  });
}
