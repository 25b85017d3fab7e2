import { chapterIdOf } from './ids.js';
import type {
  Bundle,
  Collection,
  Course,
  Instructor,
  Product,
  ProductPrice,
  Promotion,
} from './model.js';
import type { ThinkificStore } from './store.js';

export interface SerializerContext {
  store: ThinkificStore;
  /** Absolute base URL of pictures, without a trailing slash. */
  imageBaseUrl: string;
}

const COVER = 'cover:';

const imageUrl = (context: SerializerContext, image: string | null): string | null =>
  image?.startsWith(COVER) ? `${context.imageBaseUrl}/${image.slice(COVER.length)}.svg` : image;

export function serializeCourse(course: Course, context: SerializerContext) {
  const { chapters, ...fields } = course;
  return {
    ...fields,
    subtitle: null,
    course_card_text: null,
    intro_video_youtube: null,
    intro_video_wistia_identifier: null,
    contact_information: null,
    banner_image_url: imageUrl(context, course.banner_image_url),
    course_card_image_url: imageUrl(context, course.course_card_image_url),
    administrator_user_ids: [],
    chapter_ids: chapters.map((_, index) => chapterIdOf(course.id, index + 1)),
  };
}

/** `instructor_names` is absent rather than null if there is no instructor. */
export function serializeProduct(product: Product, context: SerializerContext) {
  const instructor = instructorOf(product, context.store);
  return {
    ...product,
    card_image_url: imageUrl(context, product.card_image_url),
    product_prices: product.product_prices.map((price) => serializePrice(product, price)),
    ...(instructor && { instructor_names: `${instructor.first_name} ${instructor.last_name}` }),
  };
}

function instructorOf({ productable_type, productable_id }: Product, store: ThinkificStore) {
  const course = productable_type === 'Course' ? store.course(productable_id) : undefined;
  return store.instructor(course?.instructor_id ?? null);
}

/** Counts are decimal strings in a price, although they are numbers in the product. */
const serializePrice = (product: Product, price: ProductPrice) => ({
  ...price,
  days_until_expiry: product.days_until_expiry === null ? null : String(product.days_until_expiry),
  pay_button_text: null,
  price_name: price.is_primary ? product.name : `${product.name} - ${price.label ?? ''}`,
});

export const serializeCollection = (collection: Collection, { store }: SerializerContext) => ({
  ...collection,
  product_ids: store.productsIn(collection.id).map((product) => product.id),
});

export const serializeBundle = (bundle: Bundle, context: SerializerContext) => ({
  ...bundle,
  banner_image_url: imageUrl(context, bundle.banner_image_url),
  bundle_card_image_url: imageUrl(context, bundle.bundle_card_image_url),
  course_ids: context.store.coursesIn(bundle).map((course) => course.id),
});

export const serializeInstructor = (instructor: Instructor, context: SerializerContext) => ({
  ...instructor,
  avatar_url: imageUrl(context, instructor.avatar_url),
});

export function serializePromotion(promotion: Promotion) {
  const { coupons, product_ids: _, ...fields } = promotion;
  return { ...fields, coupon_ids: coupons.map(({ id }) => id) };
}
