import type { Manager } from '../../common/sql/query.js';
import {
  findMatches,
  findMatchingRows,
  type FoundMatches,
  MOST_MATCHES,
} from '../../common/sql/newest-matches.queries.js';
import { type DatedTable, findRows, type FoundPage } from '../../common/sql/newest-page.queries.js';
import type { SortKey } from '../../common/sql/sorted-page.queries.js';
import type {
  ListAdminTestimonialsQuery,
  TestimonialOrder,
} from '../dto/list-admin-testimonials.query.js';
import { TESTIMONIAL_STATUSES, type TestimonialStatus } from '../testimonial.entity.js';
import { SHOWN_STORIES, type ShownStory, showStories } from './shown-stories.queries.js';

interface Part {
  table: DatedTable;
  only?: TestimonialStatus;
}

export const TESTIMONIALS: DatedTable = {
  name: 'testimonials',
  date: 'created_at',
  searched: 'search_text',
  counts: 'testimonial_counts',
  filter: 'status',
};

const UNSUSPECTED: DatedTable = { ...TESTIMONIALS, where: 'NOT suspected' };
const SUSPECTED: DatedTable = { ...TESTIMONIALS, where: 'suspected' };

/** The same expression as in the indexes. */
const keyOf = (column: string) => `left(fold(${column}), 100) COLLATE "C"`;

const SORT_KEYS: Partial<Record<TestimonialOrder, SortKey>> = {
  'student-asc': { key: keyOf('student_name'), isDescending: false },
  'student-desc': { key: keyOf('student_name'), isDescending: true },
  'company-asc': { key: keyOf('company'), isDescending: false },
  'company-desc': { key: keyOf('company'), isDescending: true },
  'course-asc': { key: keyOf('course_taken'), isDescending: false },
  'course-desc': { key: keyOf('course_taken'), isDescending: true },
};

/** Returns a page of stories. Must run in a snapshot transaction unless `isOneStatement` is true. */
export async function findStories(
  manager: Manager,
  query: ListAdminTestimonialsQuery,
): Promise<FoundMatches<ShownStory[]>> {
  const { page, limit, search, order } = query;
  const [part] = partsOf(query);
  if (search && part && isOneStatement(query)) {
    const wanted = { page, limit, only: part.only, oldestFirst: order === 'oldest' };
    return findMatches(manager, part.table, search, wanted, SHOWN_STORIES);
  }
  const found = await findTestimonials(manager, query);
  return { ...found, shown: await showStories(manager, found.ids) };
}

/** Returns whether `findStories` needs only one statement: a search by date in a list of one part. */
export function isOneStatement(query: ListAdminTestimonialsQuery): boolean {
  return Boolean(query.search) && !SORT_KEYS[query.order] && partsOf(query).length === 1;
}

/** Lists the parts one after another, such as the unsuspected and then the suspected stories. */
async function findTestimonials(
  manager: Manager,
  query: ListAdminTestimonialsQuery,
): Promise<FoundPage> {
  const { page, limit, search, order } = query;
  const most = search ? MOST_MATCHES : Infinity;
  const from = (page - 1) * limit;
  const until = Math.min(from + limit, most);
  const found: FoundPage = { ids: [], total: 0 };
  for (const { table, only } of partsOf(query)) {
    const wanted = {
      from: Math.max(0, from - found.total),
      limit: Math.max(0, until - from - found.ids.length),
      only,
      oldestFirst: order === 'oldest',
      sortKey: SORT_KEYS[order],
    };
    const part = search
      ? await findMatchingRows(manager, table, search, wanted)
      : await findRows(manager, table, wanted);
    found.ids.push(...part.ids);
    found.total += part.total;
    found.truncated ||= part.truncated;
    found.searchedNewest ??= part.searchedNewest;
  }
  return {
    ...found,
    total: Math.min(found.total, most),
    truncated: found.truncated || found.total > most,
  };
}

function partsOf({ status, order }: ListAdminTestimonialsQuery): Part[] {
  if (SORT_KEYS[order]) return [{ table: TESTIMONIALS, only: status }];
  if (status) return ofStatus(status);
  if (order === 'status-asc') return TESTIMONIAL_STATUSES.flatMap(ofStatus);
  if (order === 'status-desc') return TESTIMONIAL_STATUSES.toReversed().flatMap(ofStatus);
  return [{ table: TESTIMONIALS }];
}

function ofStatus(status: TestimonialStatus): Part[] {
  const tables = status === 'pending' ? [UNSUSPECTED, SUSPECTED] : [TESTIMONIALS];
  return tables.map((table) => ({ table, only: status }));
}
