import type { EntityManager } from 'typeorm';
import {
  findMatches,
  findMatchingRows,
  MOST_MATCHES,
} from '../../common/sql/newest-matches.queries.js';
import {
  type DatedTable,
  findPage,
  findRows,
  type FoundPage,
} from '../../common/sql/newest-page.queries.js';
import type { ListAdminTestimonialsQuery } from '../dto/list-admin-testimonials.query.js';

type Manager = Pick<EntityManager, 'query'>;

const TABLE: DatedTable = {
  name: 'testimonials',
  date: 'created_at',
  searched: 'search_text',
  counts: 'testimonial_counts',
  filter: 'status',
};

const UNSUSPECTED: DatedTable = { ...TABLE, where: 'NOT suspected' };
const SUSPECTED: DatedTable = { ...TABLE, where: 'suspected' };

export function findTestimonials(
  manager: Manager,
  query: ListAdminTestimonialsQuery,
): Promise<FoundPage> {
  const { page, limit, status: only, search, order } = query;
  if (only === 'pending') return findQueue(manager, query);
  const wanted = { page, limit, only, oldestFirst: order === 'oldest' };
  return search ? findMatches(manager, TABLE, search, wanted) : findPage(manager, TABLE, wanted);
}

/** Two lists, of which that of the suspected stories begins where the other ends. */
async function findQueue(
  manager: Manager,
  { page, limit, search, order }: ListAdminTestimonialsQuery,
): Promise<FoundPage> {
  const most = search ? MOST_MATCHES : Infinity;
  const find = (table: DatedTable, from: number, count: number) => {
    const wanted = { from, limit: count, only: 'pending', oldestFirst: order === 'oldest' };
    return search
      ? findMatchingRows(manager, table, search, wanted)
      : findRows(manager, table, wanted);
  };
  const from = (page - 1) * limit;
  const until = Math.min(from + limit, most);
  const first = await find(UNSUSPECTED, from, limit);
  const wanted = until - from - first.ids.length;
  const second = await find(SUSPECTED, Math.max(0, from - first.total), Math.max(0, wanted));
  const total = first.total + second.total;
  return {
    ids: [...first.ids, ...second.ids],
    total: Math.min(total, most),
    ...((first.truncated || second.truncated || total > most) && { truncated: true }),
  };
}
