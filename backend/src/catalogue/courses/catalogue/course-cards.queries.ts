import type { PaymentOption } from '../../../common/price/price-words.js';
import { type Manager, queryColumn } from '../../../common/sql/query.js';
import { toSlug } from '../../../common/text/slug.js';
import { shownOptions } from '../payment-options.js';
import { DEFAULT_FORMAT } from '../course.mapper.js';
import type { FeaturedCourseDto } from '../dto/course-card.dto.js';
import type { OutlinedCourse } from './catalogue-outline.service.js';
import type { PlacedCourse } from './place.js';

interface Card extends Omit<FeaturedCourseDto, 'picture'>, PlacedCourse {
  imageUrl: string | null;
}

interface CardRow extends Omit<Card, 'slug' | 'price' | 'paymentOptions'> {
  price: number | null;
  override: number | null;
  paymentOptions: PaymentOption[] | null;
}

/** Selects only what cards show, since descriptions and curricula are far longer. */
const CARDS = `
  SELECT course.thinkific_id AS id, course.position,
    coalesce(override.title, course.name) AS title,
    left(coalesce(override.description_text, course.description_text), $1 + 1) AS opening,
    coalesce(override.category, course.category) AS category,
    override.level,
    coalesce(override.format, $2) AS format,
    coalesce(override.duration, course.duration) AS duration,
    course.price::float8 AS price, override.price AS override,
    course.payment_options AS "paymentOptions",
    coalesce(override.image_url, course.image_url) AS "imageUrl",
    cardinality(coalesce(override.curriculum, course.curriculum)) AS modules,
    course.enroll_url IS NOT NULL AS "isOpen"
  FROM courses course LEFT JOIN course_overrides override USING (thinkific_id)
  WHERE course.is_visible`;
const IN_ORDER = 'ORDER BY course.position NULLS LAST, course.thinkific_id';

interface CardsOptions {
  opening: number;
  ids: string[] | undefined;
  currency: string;
}

export async function readCards(
  manager: Manager,
  { opening, ids, currency }: CardsOptions,
): Promise<Card[]> {
  const rows = await manager.query<CardRow[]>(
    `${CARDS} ${ids ? 'AND course.thinkific_id = ANY($3)' : ''} ${IN_ORDER}`,
    ids ? [opening, DEFAULT_FORMAT, ids] : [opening, DEFAULT_FORMAT],
  );
  return rows.map(({ override, ...row }) => ({
    ...row,
    slug: toSlug(row.title),
    opening: row.opening && shorten(row.opening, opening),
    price: override ?? row.price,
    paymentOptions: shownOptions(row, override, currency),
  }));
}

function shorten(text: string, length: number): string {
  const [paragraph = ''] = text.trimStart().split(/\n\s*\n/, 1);
  if (paragraph.length <= length) return paragraph.trimEnd();
  const end = paragraph.slice(0, length + 1).search(/\s\S*$/);
  return `${paragraph.slice(0, end > 0 ? end : length)}…`;
}

export function findFeatured(manager: Manager): Promise<string[]> {
  return queryColumn(manager, 'SELECT thinkific_id FROM featured_courses');
}

interface OutlinedRow extends Omit<OutlinedCourse, 'paymentOptions'> {
  price: number | null;
  override: number | null;
  paymentOptions: PaymentOption[] | null;
}

/** Returns what determines the order, in the platform's order. @param ids undefined: all visible courses */
export function readOutline(manager: Manager, ids?: string[]): Promise<OutlinedRow[]> {
  return manager.query(
    `SELECT course.thinkific_id AS id, course.position, override.level,
       coalesce(override.category, course.category) AS category,
       coalesce(override.format, $1) AS format,
       coalesce(override.title, course.name) AS title,
       course.price::float8 AS price, override.price AS override,
       course.payment_options AS "paymentOptions"
     FROM courses course LEFT JOIN course_overrides override USING (thinkific_id)
     WHERE course.is_visible ${ids ? 'AND course.thinkific_id = ANY($2)' : ''}
     ${IN_ORDER}`,
    ids ? [DEFAULT_FORMAT, ids] : [DEFAULT_FORMAT],
  );
}
