import { z } from 'zod';
import { listOfRecords } from '../records.js';

const id = z
  .string()
  .min(1)
  .max(255)
  .refine((text) => !text.includes('\0') && text.isWellFormed(), 'expected text');

/** Udemy documents none of these fields, so a course without them, or with others, is still a course. */
const facts = {
  headline: z.string().nullish().catch(null),
  rating: z.number().positive().max(5).nullish().catch(null),
  num_reviews: z.int32().positive().nullish().catch(null),
  image_480x270: z.string().max(2048).nullish().catch(null),
  price: z.string().max(40).nullish().catch(null),
  price_detail: z
    .object({ price_string: z.string().max(40) })
    .nullish()
    .catch(null),
};

const publishedCourse = z.object({
  id,
  is_published: z.literal(true),
  title: z.string(),
  url: z
    .string()
    .max(2048)
    .regex(/^(\/|https?:\/\/)\S*$/i, 'expected a path or an http(s) address'),
  is_paid: z.boolean(),
  ...facts,
});

const draft = z.object({ id, is_published: z.literal(false) });

const course = z.discriminatedUnion('is_published', [publishedCourse, draft]);

export const coursePage = z.object({
  count: z.int().nonnegative(),
  next: z.string().nullable(),
  results: listOfRecords(course, id),
});

export type UdemyCourse = z.infer<typeof course>;
export type PublishedUdemyCourse = z.infer<typeof publishedCourse>;
