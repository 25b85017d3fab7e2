import { toSlug } from '../../common/text/slug.js';
import { toUdemyUrl } from '../../common/udemy-address.js';
import type { CourseDto, CourseOfferDto } from './dto/course.dto.js';
import type { Course } from '../entities/course.entity.js';
import { shownOptions } from './payment-options.js';
import { pictureIn, type Pictures } from '../../pictures/pictures.service.js';

/** The format of Thinkific courses unless an admin overrides it. */
export const DEFAULT_FORMAT = 'Self-paced';

/** @param currency the currency of prices that admins set */
export function toCourseDto(course: Course, pictures: Pictures, currency: string): CourseDto {
  const { override } = course;
  const title = override?.title ?? course.name;
  const imageUrl = shownImage(course);
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
    paymentOptions: shownOptions(course, override?.price, currency),
    imageUrl,
    ...pictureIn(pictures, imageUrl),
    thinkificUrl: course.enrollUrl,
    hasLifetimeAccess: course.hasLifetimeAccess,
    offers: toOffers(course),
    curriculum: override?.curriculum ?? course.curriculum,
    outcomes: override?.outcomes ?? [],
  };
}

export function shownImage({ override, imageUrl }: Course): string | null {
  return override?.imageUrl ?? imageUrl;
}

function toOffers({ override, joined, ...course }: Course): CourseOfferDto[] {
  const price = override?.price ?? course.price;
  const own: CourseOfferDto = { platform: 'thinkific', price, url: course.enrollUrl };
  const udemy = joined?.udemyCourse;
  if (!udemy) return [own];
  const url = toUdemyUrl(udemy.url);
  return [own, { platform: 'udemy', price: udemy.isPaid ? null : 0, url }];
}
