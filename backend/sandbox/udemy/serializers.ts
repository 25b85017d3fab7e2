import { selectFields, type FieldSettings } from './fields.js';
import type { Course, Instructor } from './model.js';

export interface SerializerContext {
  /** Absolute base URL of pictures, without a trailing slash. */
  imageBaseUrl: string;
  /** `fields[course]` and `fields[user]` of the query. */
  courseFields: string | null;
  userFields: string | null;
}

const COURSE: FieldSettings = {
  min: ['id', 'title', 'url'],
  default: ['id', 'title', 'url', 'is_paid', 'published_title', 'visible_instructors'],
};

const USER: FieldSettings = {
  min: ['id', 'title'],
  default: ['id', 'title', 'name', 'display_name', 'job_title', 'initials'],
};

const COVER = 'cover:';

export function serializeCourse({ image, price, ...course }: Course, context: SerializerContext) {
  const picture = image && `${context.imageBaseUrl}/${image.slice(COVER.length)}.svg`;
  return selectFields(
    {
      _class: 'course',
      ...course,
      visible_instructors: course.visible_instructors.map((user) => serializeUser(user, context)),
      image_240x135: picture,
      image_480x270: picture,
      price: price === null ? 'Free' : formatPrice(price),
      price_detail: price === null ? null : describePrice(price),
    },
    context.courseFields,
    COURSE,
  );
}

const formatPrice = (price: number) => `$${price.toFixed(2)}`;

const describePrice = (price: number) => ({
  amount: price,
  currency: 'USD',
  price_string: formatPrice(price),
  currency_symbol: '$',
});

const serializeUser = (user: Instructor, { userFields }: SerializerContext) =>
  selectFields(
    {
      _class: 'user',
      ...user,
      display_name: user.title,
      initials: user.title.replaceAll(/(\p{L})\p{L}*\s*/gu, '$1'),
      locale: 'en_US',
    },
    userFields,
    USER,
  );
