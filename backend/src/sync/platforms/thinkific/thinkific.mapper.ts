import type { SiteContent } from '../../../../../frontend/src/server/contract.ts';
import { cleanText } from '../../../common/text/visible.js';
import {
  type Description,
  HtmlLimitError,
  toDescription,
} from '../../../common/text/description.js';
import { categoryOf } from '../category-of.js';
import { toImage } from '../to-image.js';
import { UnreadableError } from '../http/unreadable-error.js';
import { totalOf } from '../../../common/price/price-words.js';
import type { ThinkificCourseRow } from '../course-row.js';
import { hasLifetimeAccess, primaryPrice, toPaymentOptions } from './payment-options.js';
import type {
  ThinkificChapter,
  ThinkificCollection,
  ThinkificCourse,
  ThinkificProduct,
} from './thinkific.schemas.js';

export interface WholeCourse {
  course: ThinkificCourse;
  product: ThinkificProduct | null;
  curriculum: string[];
}

export interface SiteParts {
  siteUrl: string;
  collections: ReadonlyMap<number, ThinkificCollection>;
  categories: SiteContent['categories'];
}

export function toCourseRow(
  { course, product, curriculum }: WholeCourse,
  site: SiteParts,
): ThinkificCourseRow {
  const description =
    (product && readDescription(product, `GET /products/${product.id}`)) ??
    readDescription(course, `GET /courses/${course.id}`);
  const options = product ? toPaymentOptions(product) : [];
  const [option] = options;
  return {
    platform_id: String(course.id),
    thinkific_id: course.id,
    name: cleanText(course.name) ?? `Course ${course.id}`,
    description: description?.html ?? null,
    description_text: description?.text ?? null,
    image_url: toImage(product?.card_image_url) ?? toImage(course.course_card_image_url),
    price: option ? totalOf(option) : null,
    payment_options: options,
    has_lifetime_access: product === null || hasLifetimeAccess(product),
    has_certificate: product?.has_certificate ?? true,
    category: product && toCategory(product, site),
    duration: cleanText(course.duration),
    curriculum,
    enroll_url: product && toEnrollUrl(product, site.siteUrl),
    position: product?.position ?? null,
    on_sale: product !== null && isOnSale(product),
    product_id: course.product_id,
    related_product_ids: product?.related_product_ids ?? [],
  };
}

function readDescription(
  record: Pick<ThinkificCourse, 'description'>,
  source: string,
): Description | null {
  try {
    return toDescription(record.description);
  } catch (error) {
    if (!(error instanceof HtmlLimitError)) throw error;
    const problem = { field: 'description', reason: error.reason };
    throw new UnreadableError(`The description of ${source} ${error.reason}`, source, problem);
  }
}

/** Hidden products are only reachable by link and private ones cannot be bought, so neither is on sale. */
export function isOnSale({ status, hidden, private: isPrivate }: ThinkificProduct): boolean {
  return status === 'published' && !hidden && !isPrivate;
}

export function toCategory(
  product: ThinkificProduct,
  { collections, categories }: Pick<SiteParts, 'collections' | 'categories'>,
): string | null {
  const collection = product.collection_ids
    .map((id) => collections.get(id))
    .find((candidate) => candidate && !candidate.default);
  const name = cleanText(collection?.name);
  return name && categoryOf(name, categories);
}

export function toCurriculum(chapters: ThinkificChapter[]): string[] {
  return chapters
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map(({ name }) => cleanText(name))
    .filter((name) => name !== null);
}

/** Uses the product's id, not the course's. Without a primary price, the platform picks one. */
export function toEnrollUrl(product: ThinkificProduct, siteUrl: string): string {
  const price = primaryPrice(product);
  return `${siteUrl}/enroll/${product.id}${price ? `?price_id=${price.id}` : ''}`;
}
