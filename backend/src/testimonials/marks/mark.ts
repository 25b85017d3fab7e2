import type { EntityManager } from 'typeorm';
import { findMailStates } from '../../mail/mails.service.js';
import type { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import type { Testimonial } from '../testimonial.entity.js';
import { toAdminTestimonialDto } from '../testimonial.mapper.js';
import { authorsOf } from '../authors/story-authors.queries.js';
import { findSimilar } from './similar.queries.js';

/** Adds the marks that help moderators to decide. */
export async function mark(
  manager: EntityManager,
  testimonials: Testimonial[],
): Promise<AdminTestimonialDto[]> {
  if (testimonials.length === 0) return [];
  return testimonials.map(await markerOf(manager, testimonials));
}

export async function markOne(
  manager: EntityManager,
  testimonial: Testimonial,
): Promise<AdminTestimonialDto> {
  return (await markerOf(manager, [testimonial]))(testimonial);
}

async function markerOf(manager: EntityManager, testimonials: Testimonial[]) {
  const similar = await findSimilar(manager, testimonials);
  const authors = await authorsOf(manager, testimonials);
  const decisions = [...authors.values()].flatMap(({ decisionId }) => decisionId ?? []);
  const mails = await findMailStates(manager, decisions);
  return (testimonial: Testimonial) => {
    const author = authors.get(testimonial.id);
    const mail = author?.decisionId && mails.get(author.decisionId);
    return {
      ...toAdminTestimonialDto(testimonial, similar.get(testimonial.id) ?? [], author),
      ...(mail && { authorMail: mail }),
    };
  };
}
