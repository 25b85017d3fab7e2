import type { Course } from '../../entities/course.entity.js';
import type { AdminCourseCardsDto } from '../dto/admin-course-cards.dto.js';
import type { AdminCourseDto, PlatformChangeDto } from '../dto/admin-course.dto.js';
import type { PlatformValue } from '../../entities/course-override.entity.js';
import { overriddenFields, toAdminCourseDto } from './admin-course.mapper.js';
import type { CourseNeed } from './course-needs.queries.js';

/** Characters of a description. All descriptions together are most of the size of the list. */
const MOST_OF_DESCRIPTION = 90;

const MOST_OF_CHANGE = 200;

export type AdminCourseCard = {
  [Field in keyof AdminCourseCardsDto]: AdminCourseCardsDto[Field][number];
};

const SAME_FIELDS = [
  'platform',
  'thinkific_id',
  'thinkific_name',
  'thinkific_image_url',
  'thinkific_payment_options',
  'thinkific_category',
  'thinkific_duration',
  'thinkific_removed_at',
  'is_visible',
  'is_featured',
  'display_title',
  'display_category',
  'display_level',
  'display_duration',
  'display_format',
  'display_price',
  'display_image_url',
  'sync_rule',
  'etag',
] as const satisfies (keyof AdminCourseCard)[];

export const CARD_FIELDS = [
  ...SAME_FIELDS,
  'description',
  'overridden_fields',
  'needs',
  'platform_changes',
  'difference',
  'linked',
] as const satisfies (keyof AdminCourseCard)[];

export function toAdminCourseCard(course: Course, needs: CourseNeed[]): AdminCourseCard {
  const whole = toAdminCourseDto(course);
  const description = course.override?.descriptionText ?? course.descriptionText;
  const same = Object.fromEntries(SAME_FIELDS.map((field) => [field, whole[field]])) as Pick<
    AdminCourseDto,
    (typeof SAME_FIELDS)[number]
  >;
  return {
    ...same,
    description: description && cut(description, MOST_OF_DESCRIPTION),
    overridden_fields: overriddenFields(course),
    needs,
    platform_changes: whole.platform_changes.map(cutChange),
    difference: whole.difference ? [whole.difference] : [],
    linked: whole.linked ? [whole.linked] : [],
  };
}

export function toColumns<Row extends object>(
  rows: Row[],
  fields: readonly (keyof Row)[],
): { [Field in keyof Row]: Row[Field][] } {
  const columns = fields.map((field) => [field, rows.map((row) => row[field])]);
  return Object.fromEntries(columns) as { [Field in keyof Row]: Row[Field][] };
}

function cutChange({ field, old_value, new_value }: PlatformChangeDto): PlatformChangeDto {
  return { field, old_value: cutValue(old_value), new_value: cutValue(new_value) };
}

function cutValue(value: PlatformValue): PlatformValue {
  if (typeof value === 'string') return cut(value, MOST_OF_CHANGE);
  return Array.isArray(value) ? cutList(value) : value;
}

function cutList(lines: string[]): string[] {
  let length = 0;
  const end = lines.findIndex((line) => (length += line.length) > MOST_OF_CHANGE);
  if (end === -1) return lines;
  return [...lines.slice(0, end), end === 0 ? cut(lines[0] ?? '', MOST_OF_CHANGE) : '…'];
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
