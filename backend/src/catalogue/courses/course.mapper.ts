import type { SiteConfig } from '../../config/app-config.js';
import { toSlug } from '../../common/text/slug.js';
import { totalOf } from '../../common/price/price-words.js';
import { toUdemyUrl } from '../../common/udemy-address.js';
import type { InstructorDto } from '../instructors/dto/instructor.dto.js';
import type { CourseDto, CourseOfferDto } from './dto/course.dto.js';
import type { Course } from '../entities/course.entity.js';
import { shownOptions, shownPromotion, withCoupon } from './payment-options.js';
import { pictureIn, type Pictures } from '../../pictures/pictures.service.js';

/** The format of Thinkific courses unless an admin overrides it. */
export const DEFAULT_FORMAT = 'Self-paced';

/** What is read beside the courses, by picture URL and by course id. */
export interface CourseParts {
  pictures: Pictures;
  instructors: ReadonlyMap<string, InstructorDto[]>;
}

interface SiteRules {
  /** Of prices that admins set. */
  currency: string;
  courseClaims: SiteConfig['courseClaims'];
}

export function toCourseDto(
  course: Course,
  { pictures, instructors }: CourseParts,
  { currency, courseClaims }: SiteRules,
): CourseDto {
  const { override } = course;
  const title = override?.title ?? course.name;
  const imageUrl = shownImage(course);
  const options = shownOptions(course, override?.price, currency);
  const [first] = options;
  const price = first ? totalOf(first) : null;
  const enrolUrl = withCoupon(course.enrollUrl, shownPromotion(course, override?.price));
  return {
    id: String(course.thinkificId),
    slug: toSlug(title),
    title,
    description: override?.descriptionText ?? course.descriptionText,
    category: override?.category ?? course.category,
    level: override?.level ?? null,
    format: override?.format ?? DEFAULT_FORMAT,
    duration: override?.duration ?? course.duration,
    price,
    paymentOptions: options,
    imageUrl,
    ...pictureIn(pictures, imageUrl),
    thinkificUrl: enrolUrl,
    hasLifetimeAccess: course.hasLifetimeAccess,
    claimsCertificate: claimsCertificate(course, courseClaims),
    offers: toOffers(course, { platform: course.platform, price, url: enrolUrl }),
    curriculum: override?.curriculum ?? course.curriculum,
    outcomes: override?.outcomes ?? [],
    instructors: instructors.get(String(course.thinkificId)) ?? [],
  };
}

/** Returns whether the course page promises a certificate, which it may also do where the platform gives none. */
export function claimsCertificate(
  { hasCertificate, claimsFollow }: Course,
  rule: SiteConfig['courseClaims'],
): boolean {
  return hasCertificate || (rule === 'site' && !claimsFollow);
}

export function shownImage({ override, imageUrl }: Course): string | null {
  return override?.imageUrl ?? imageUrl;
}

function toOffers({ linked }: Course, own: CourseOfferDto): CourseOfferDto[] {
  const udemy = linked?.udemyCourse;
  if (!udemy) return [own];
  const url = toUdemyUrl(udemy.url, udemy.promotion);
  const priceText = udemy.priceText === null ? {} : { priceText: udemy.priceText };
  return [own, { platform: 'udemy', price: udemy.isPaid ? null : 0, ...priceText, url }];
}
