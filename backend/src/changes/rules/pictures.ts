import type { ChangeRule } from '../change.js';
import {
  courseKeysOfPortraits,
  coursesWithPictures,
  isPictureOfUdemy,
  offeringsWithPictures,
} from './lookups.queries.js';
import { tagsOfOfferings } from './offerings.js';
import { tagsOfCourses } from './platform-courses.js';

/** Pages that show a picture are rendered again when it changes, and a course counts as changed with its picture. */
export const pictures: ChangeRule = {
  async cacheTags(changes, database) {
    const urls = changes.map(({ record }) => record);
    const keys = await courseKeysOfPortraits(database, urls);
    return [
      ...tagsOfCourses(await coursesWithPictures(database, urls)),
      ...tagsOfOfferings(await offeringsWithPictures(database, urls)),
      ...((await isPictureOfUdemy(database, urls)) ? (['udemy'] as const) : []),
      ...(keys.length > 0 ? (['stories'] as const) : []),
      ...keys.map((key) => `stories of ${key}` as const),
    ];
  },
  async webhooks(changes, database) {
    const ids = await coursesWithPictures(
      database,
      changes.map(({ record }) => record),
    );
    const at = changes.at(-1)?.at ?? new Date();
    return ids.map((id) => ({ event: 'course.changed', subject: `thinkific ${id}`, at }));
  },
};
