import type { EntityManager } from 'typeorm';
import { matches } from '../../common/http/etag.js';
import { NotFoundError, PreconditionFailedError } from '../../common/problem/app-error.js';
import { isRowId } from '../../common/sql/columns.js';
import type { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import { Testimonial } from '../testimonial.entity.js';
import { markOne } from '../marks/mark.js';
import { CHANGED_SINCE, NO_TESTIMONIAL } from './testimonial-id.decorator.js';

export async function findTestimonial(
  manager: EntityManager,
  id: string,
  options: { locked?: boolean } = {},
): Promise<Testimonial> {
  const testimonial = isRowId(id)
    ? await manager.findOne(Testimonial, {
        where: { id: Number(id) },
        lock: options.locked ? { mode: 'pessimistic_write' } : undefined,
      })
    : null;
  if (!testimonial) throw new NotFoundError(NO_TESTIMONIAL[404]);
  return testimonial;
}

/** Locks the story, runs the change and returns the story afterwards. @throws NotFoundError */
export function changeTestimonial(
  manager: EntityManager,
  id: string,
  work: (manager: EntityManager, testimonial: Testimonial) => Promise<void>,
): Promise<AdminTestimonialDto> {
  return manager.transaction(async (transaction) => {
    await work(transaction, await findTestimonial(transaction, id, { locked: true }));
    return markOne(transaction, await findTestimonial(transaction, id));
  });
}

export async function requireMatch(
  manager: EntityManager,
  testimonial: Testimonial,
  ifMatch: string | undefined,
): Promise<void> {
  if (ifMatch === undefined || matches(ifMatch, await markOne(manager, testimonial))) return;
  throw new PreconditionFailedError(CHANGED_SINCE[412]);
}
