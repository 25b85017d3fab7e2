import { z } from 'zod';
import { PERIOD_UNITS } from '../../../common/price/price-words.js';
import { cleanText } from '../../../common/text/visible.js';
import { listOfRecords } from '../records.js';

/** CSV has text alone, so text, numbers and booleans are read alike, and empty text is none. */
const value = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((given) => cleanText(String(given ?? '')));

const text = (most: number) => value.pipe(z.string().max(most).nullable());

const id = z
  .union([z.string(), z.int()])
  .transform((given) => cleanText(String(given)) ?? '')
  .pipe(z.string().min(1, 'expected an id').max(200));

const address = value.pipe(
  z
    .string()
    .max(2048)
    .regex(/^https?:\/\/\S+$/i, 'expected an http(s) address')
    .nullable(),
);

const yesOrNo = value.transform((given, context) => {
  if (given === null) return true;
  if (/^(yes|true|1)$/i.test(given)) return true;
  if (/^(no|false|0)$/i.test(given)) return false;
  context.addIssue({ code: 'custom', message: 'expected yes or no' });
  return z.NEVER;
});

/** A list, or text with a line for each part. */
const lines = z
  .union([z.array(z.string()).max(500), value])
  .transform((given) => (Array.isArray(given) ? given : (given?.split(/\r?\n|\|/) ?? [])))
  .transform((parts) => parts.map((part) => part.trim()).filter((part) => part !== ''));

const course = z.object({
  id,
  title: value.pipe(z.string('expected a title').max(500)),
  url: address.pipe(z.string('expected an http(s) address')),
  description: text(100_000),
  image_url: address,
  price: value.pipe(
    z
      .string()
      .regex(/^\d{1,9}(\.\d{1,2})?$/, 'expected an amount such as 49 or 49.50')
      .nullable(),
  ),
  currency: value.pipe(
    z
      .string()
      .regex(/^[a-z]{3}$/i, 'expected three letters such as EUR')
      .nullable(),
  ),
  interval: value.pipe(z.enum(PERIOD_UNITS, 'expected day, month or year').nullable()),
  category: text(100),
  duration: text(100),
  curriculum: lines,
  position: value.pipe(
    z
      .string()
      .regex(/^\d{1,9}$/, 'expected a whole number')
      .nullable(),
  ),
  on_sale: yesOrNo,
  lifetime_access: yesOrNo,
  certificate: yesOrNo,
});

/** Courses in the answer of a feed. The columns are explained in docs/integrate.md. */
export const feedOf = (most: number) => listOfRecords(course, id, most);

export type FeedCourse = z.infer<typeof course>;
