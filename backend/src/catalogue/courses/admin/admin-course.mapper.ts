import { isDeepStrictEqual } from 'node:util';
import type { Course } from '../../entities/course.entity.js';
import type { AdminCourseDto, PlatformChangeDto } from '../dto/admin-course.dto.js';
import { platformOptions, shownPromotion } from '../payment-options.js';
import {
  type DisplayValues,
  OVERRIDE_FIELDS,
  type OverrideField,
  PLATFORM_FIELDS,
  toColumn,
} from '../../../common/overridable-fields.js';
import { platformValues } from '../../entities/course-override.entity.js';
import { toCourseDifference } from '../../differences/course-difference.dto.js';
import { toEtag } from '../../../common/http/etag.js';
import { waitingOf } from '../../../common/sync-rule.js';

export function toAdminCourseDto(course: Course): AdminCourseDto {
  const { override } = course;
  const overridden = overriddenFields(course).map(toColumn);
  return {
    platform: course.platform,
    thinkific_id: course.thinkificId,
    thinkific_name: course.name,
    thinkific_description: course.description,
    thinkific_description_text: course.descriptionText,
    thinkific_image_url: course.imageUrl,
    thinkific_price: course.price,
    thinkific_payment_options: platformOptions(course),
    ...toPromotion(course),
    thinkific_category: course.category,
    thinkific_duration: course.duration,
    thinkific_curriculum: course.curriculum,
    thinkific_url: course.enrollUrl,
    thinkific_removed_at: course.removedAt?.toISOString() ?? null,
    synced_at: course.syncedAt.toISOString(),
    is_visible: course.isVisible,
    is_featured: course.isFeatured,
    ...toDisplayValues(course),
    display_title: override?.title ?? course.name,
    display_description_text: override?.descriptionText ?? null,
    platform_changes: toPlatformChanges(course),
    sync_rule: course.syncRule,
    ...toCourseDifference(waitingOf(course.syncRule, course.difference), overridden),
    ...toLinked(course),
    etag: toEtag(course.overrideVersion),
  };
}

function toPromotion(course: Course): Pick<AdminCourseDto, 'promotion'> {
  const promotion = shownPromotion(course, null);
  return promotion ? { promotion: promotion } : {};
}

function toDisplayValues({ override }: Course): DisplayValues {
  const values = OVERRIDE_FIELDS.map((field) => [
    `display_${toColumn(field)}`,
    override?.[field] ?? null,
  ]);
  return Object.fromEntries(values) as DisplayValues;
}

function toLinked({ linked }: Course): Pick<AdminCourseDto, 'linked'> {
  const udemy = linked?.udemyCourse;
  if (!udemy) return {};
  return { linked: { udemy_id: udemy.udemyId, title: udemy.title, is_visible: udemy.isVisible } };
}

export function overriddenFields({ override }: Course): OverrideField[] {
  return OVERRIDE_FIELDS.filter((field) => (override?.[field] ?? null) !== null);
}

function toPlatformChanges(course: Course): PlatformChangeDto[] {
  const base = course.override?.base ?? {};
  const now = platformValues(course);
  return PLATFORM_FIELDS.flatMap((field) => {
    const old_value = base[field];
    const new_value = now[field];
    if (old_value === undefined || isDeepStrictEqual(old_value, new_value)) return [];
    return [{ field, old_value, new_value }];
  });
}
