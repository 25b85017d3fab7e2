import { type PaymentOption, totalOf } from '../../../common/price/price-words.js';
import { type Manager, queryColumn } from '../../../common/sql/query.js';
import { shorten } from '../../../common/text/shorten.js';
import { toSlug } from '../../../common/text/slug.js';
import { INSTRUCTOR_NAMES } from '../../instructors/instructors.queries.js';
import { type Promotion, promotionOf } from '../../entities/course-promotion.entity.js';
import { shownOptions } from '../payment-options.js';
import { DEFAULT_FORMAT } from '../course.mapper.js';
import type { FeaturedCourseDto } from '../dto/course-card.dto.js';
import type { OutlinedCourse } from './catalogue-outline.service.js';
import type { PlacedCourse } from './place.js';

interface Card extends Omit<FeaturedCourseDto, 'picture'>, PlacedCourse {
  imageUrl: string | null;
}

interface PriceRow {
  price: number | null;
  override: number | null;
  paymentOptions: PaymentOption[] | null;
  promotion: Promotion | null;
}

type CardRow = Omit<Card, keyof PriceRow | 'slug'> & PriceRow;

const PRICES = `course.price::float8 AS price, override.price AS override,
  course.payment_options AS "paymentOptions", ${promotionOf('course')} AS promotion`;

/** Selects only what cards show, since descriptions and curricula are far longer. */
const CARDS = `
  SELECT course.thinkific_id AS id, course.position,
    coalesce(override.title, course.name) AS title,
    left(coalesce(override.description_text, course.description_text), $1 + 1) AS opening,
    coalesce(override.category, course.category) AS category,
    override.level,
    coalesce(override.format, $2) AS format,
    coalesce(override.duration, course.duration) AS duration,
    ${PRICES},
    coalesce(override.image_url, course.image_url) AS "imageUrl",
    cardinality(coalesce(override.curriculum, course.curriculum)) AS modules,
    ${INSTRUCTOR_NAMES} AS instructors,
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
  return rows.map((row) => ({
    ...withOptions(row, currency),
    slug: toSlug(row.title),
    opening: row.opening && openingOf(row.opening, opening),
  }));
}

/** Replaces the columns of `PRICES` with what visitors see. */
export function withOptions<Row extends PriceRow>(
  row: Row,
  currency: string,
): Omit<Row, keyof PriceRow> & Pick<Card, 'price' | 'paymentOptions'> {
  const { price: _price, override, paymentOptions: _options, promotion: _promotion, ...rest } = row;
  const paymentOptions = shownOptions(row, override, currency);
  const [first] = paymentOptions;
  return { ...rest, price: first ? totalOf(first) : null, paymentOptions };
}

function openingOf(text: string, length: number): string {
  const [paragraph = ''] = text.trimStart().split(/\n\s*\n/, 1);
  return shorten(paragraph, length);
}

export function findFeatured(manager: Manager): Promise<string[]> {
  return queryColumn(manager, 'SELECT thinkific_id FROM featured_courses');
}

/** Returns the courses that the platform names as related, in its order; null for those that visitors do not see. */
export function findRelated(manager: Manager, id: string): Promise<(string | null)[]> {
  return queryColumn(
    manager,
    `SELECT related.thinkific_id
     FROM courses AS course
     CROSS JOIN unnest(course.related_product_ids) WITH ORDINALITY AS named (product_id, place)
     LEFT JOIN courses AS related ON related.product_id = named.product_id AND related.is_visible
     WHERE course.thinkific_id = $1 AND related.thinkific_id IS DISTINCT FROM $1
     ORDER BY place`,
    [id],
  );
}

type OutlinedRow = Omit<OutlinedCourse, 'paymentOptions'> & PriceRow;

/** Returns what determines the order, in the platform's order. @param ids undefined: all visible courses */
export function readOutline(manager: Manager, ids?: string[]): Promise<OutlinedRow[]> {
  return manager.query(
    `SELECT course.thinkific_id AS id, course.position, override.level,
       coalesce(override.category, course.category) AS category,
       coalesce(override.format, $1) AS format,
       coalesce(override.title, course.name) AS title,
       ${PRICES}
     FROM courses course LEFT JOIN course_overrides override USING (thinkific_id)
     WHERE course.is_visible ${ids ? 'AND course.thinkific_id = ANY($2)' : ''}
     ${IN_ORDER}`,
    ids ? [DEFAULT_FORMAT, ids] : [DEFAULT_FORMAT],
  );
}
