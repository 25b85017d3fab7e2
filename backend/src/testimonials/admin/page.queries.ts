import type { EntityManager } from 'typeorm';
import { findMatches } from '../../common/pagination/newest-matches.queries.js';
import {
  type DatedTable,
  findPage,
  type FoundPage,
} from '../../common/pagination/newest-page.queries.js';
import type { ListAdminTestimonialsQuery } from '../dto/list-admin-testimonials.query.js';

const TABLE: DatedTable = {
  name: 'testimonials',
  date: 'created_at',
  searched: 'search_text',
  counts: 'testimonial_counts',
  filter: 'status',
};

/** The ids on one page of the admin's list, searched or not. */
export function findTestimonials(
  manager: Pick<EntityManager, 'query'>,
  { page, limit, status: only, search }: ListAdminTestimonialsQuery,
): Promise<FoundPage> {
  const wanted = { page, limit, only };
  return search ? findMatches(manager, TABLE, search, wanted) : findPage(manager, TABLE, wanted);
}
