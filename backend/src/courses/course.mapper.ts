import slugify from '@sindresorhus/slugify';
import type { CourseDto } from './dto/course.dto.js';
import type { Course } from './course.entity.js';

/** What Thinkific sells unless an admin says otherwise. */
export const DEFAULT_FORMAT = 'Self-paced';

export function toCourseDto(course: Course): CourseDto {
  const { override } = course;
  const title = override?.title ?? course.name;
  return {
    id: String(course.thinkificId),
    slug: toSlug(title),
    title,
    description: override?.descriptionText ?? course.descriptionText,
    category: override?.category ?? course.category,
    level: override?.level ?? null,
    format: override?.format ?? DEFAULT_FORMAT,
    duration: override?.duration ?? course.duration,
    price: override?.price ?? course.price,
    imageUrl: override?.imageUrl ?? course.imageUrl,
    thinkificUrl: course.enrollUrl,
    curriculum: override?.curriculum ?? course.curriculum,
    outcomes: override?.outcomes ?? [],
  };
}

export function toSlug(title: string): string {
  return slugify(title, { decamelize: false });
}
