import type { Course } from '../course.entity.js';
import {
  type AdminCourseCardDto,
  CARD_FIELDS,
  MOST_OF_CHANGE,
  MOST_OF_DESCRIPTION,
} from '../dto/admin-course-card.dto.js';
import type { AdminCourseDto, PlatformChangeDto } from '../dto/admin-course.dto.js';
import type { PlatformValue } from '../platform-values.js';
import { overriddenFields, toAdminCourseDto } from './admin-course.mapper.js';

export function toAdminCourseCard(course: Course): AdminCourseCardDto {
  const { override } = course;
  const whole = toAdminCourseDto(course);
  const shown = Object.fromEntries(CARD_FIELDS.map((field) => [field, whole[field]])) as Pick<
    AdminCourseDto,
    (typeof CARD_FIELDS)[number]
  >;
  const description = override?.descriptionText ?? course.descriptionText;
  return {
    ...shown,
    description: description && cut(description, MOST_OF_DESCRIPTION),
    overridden_fields: overriddenFields(course),
    platform_changes: shown.platform_changes.map(cutChange),
  };
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

/** Never ends within a character. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
