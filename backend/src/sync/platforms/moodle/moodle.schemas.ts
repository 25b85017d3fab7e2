import { z } from 'zod';
import { listOfRecords } from '../records.js';

// Only used fields are declared. Those that an older Moodle lacks, or hides from the user of the token, may be absent.

const id = z.int().positive();
const text = z.string().nullish();
const flag = z.union([z.boolean(), z.int()]).nullish();

const course = z.object({
  id,
  fullname: z.string(),
  displayname: text,
  summary: text,
  categoryname: text,
  sortorder: z.int32().nullish(),
  format: text,
  /** Seconds since the epoch; 0: none. */
  enddate: z.int().nonnegative().nullish(),
  visible: flag,
  overviewfiles: z.array(z.object({ fileurl: text, mimetype: text })).nullish(),
});

const exception = z.object({ errorcode: z.string(), message: text });

const part = { name: text, visible: flag, uservisible: z.boolean().nullish() };
const section = z.object({
  ...part,
  modules: z.array(z.object({ ...part, modname: text })).nullish(),
});

/** Moodle answers errors with the status 200, too. */
export const coursesAnswer = (most: number) =>
  z.union([z.object({ courses: listOfRecords(course, id, most) }), exception]);

export const contentsAnswer = z.union([z.array(section), exception]);

export type MoodleCourse = z.infer<typeof course>;
export type MoodleSection = z.infer<typeof section>;
export type MoodleException = z.infer<typeof exception>;
