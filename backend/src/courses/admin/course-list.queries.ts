import { type EntityManager, In } from 'typeorm';
import { firstYearTotal, type PaymentOption } from '../../common/price/price-words.js';
import { platformOptions } from '../payment-options.js';
import { Course, COURSE_RELATIONS } from '../course.entity.js';
import type { CourseOutline } from './course-order.js';

interface OutlineRow extends CourseOutline {
  paymentOptions: PaymentOption[] | null;
}

const OUTLINE = `
  SELECT thinkific_id AS id, coalesce(override.title, course.name) AS title,
    coalesce(override.category, course.category) AS category,
    override.level, override.format,
    coalesce(override.price, course.price)::float8 AS price,
    CASE WHEN override.price IS NULL THEN course.payment_options END AS "paymentOptions",
    course.is_visible AS "isVisible",
    coalesce(override.title, course.name) <> course.name AS "isCustomized"
  FROM courses course LEFT JOIN course_overrides override USING (thinkific_id)`;

/** All courses, in no particular order. */
export async function findOutline(manager: Pick<EntityManager, 'query'>): Promise<CourseOutline[]> {
  const rows = await manager.query<OutlineRow[]>(OUTLINE);
  return rows.map(({ price, paymentOptions, ...row }) => ({
    ...row,
    price: firstYearTotal(platformOptions({ price, paymentOptions })),
  }));
}

/** Of all courses, removed ones too, by the platform's name. */
export async function findIds(manager: Pick<EntityManager, 'query'>): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    'SELECT thinkific_id AS id FROM courses ORDER BY name, thinkific_id',
  );
  return rows.map(({ id }) => id);
}

/** In the order of the ids. */
export async function findByIds(manager: EntityManager, ids: string[]): Promise<Course[]> {
  const courses = await manager.find(Course, {
    where: { thinkificId: In(ids) },
    relations: COURSE_RELATIONS,
  });
  const found = new Map(courses.map((course) => [String(course.thinkificId), course]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
