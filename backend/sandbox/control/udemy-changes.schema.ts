import { z } from 'zod';

const text = z.string().min(1);
const time = z.iso.datetime();

const courseFields = z.strictObject({
  title: text,
  url: text,
  is_paid: z.boolean(),
  is_published: z.boolean(),
  published_title: text.nullable(),
  headline: text.nullable(),
  published_time: time.nullable(),
  rating: z.number().min(0).max(5),
  num_reviews: z.int().min(0),
  price: z.number().min(0).nullable(),
});

export const courseChanges = courseFields.partial();

/** A new course: its id, and how it differs from a published, paid course. */
export const newCourse = courseChanges.extend({ id: text });
