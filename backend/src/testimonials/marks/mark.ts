import type { EntityManager } from 'typeorm';
import type { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import type { Testimonial } from '../testimonial.entity.js';
import { toAdminTestimonialDto } from '../testimonial.mapper.js';
import { findSimilar } from './similar.queries.js';

/** What admins see of the testimonials, with the marks that moderation goes by. */
export async function mark(
  manager: EntityManager,
  testimonials: Testimonial[],
): Promise<AdminTestimonialDto[]> {
  const similar = await findSimilar(manager, testimonials);
  return testimonials.map((testimonial) =>
    toAdminTestimonialDto(testimonial, similar.get(String(testimonial.id)) ?? []),
  );
}

export async function markOne(
  manager: EntityManager,
  testimonial: Testimonial,
): Promise<AdminTestimonialDto> {
  const similar = await findSimilar(manager, [testimonial]);
  return toAdminTestimonialDto(testimonial, similar.get(String(testimonial.id)) ?? []);
}
