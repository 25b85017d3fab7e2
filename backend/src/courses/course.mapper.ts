import slugify from '@sindresorhus/slugify';
import type { CourseDto } from './dto/course.dto.js';
import type { Course } from './course.entity.js';

/** What Thinkific sells unless an admin says otherwise. */
const DEFAULT_FORMAT = 'Self-paced';

/** The public view of a course: each field is the override, else the platform's value. */
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

/** What stands for a title in an address. */
export function toSlug(title: string): string {
  return slugify(title, { decamelize: false });
}
