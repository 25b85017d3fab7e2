import { cleanText } from '../../../common/text/clean-text.js';
import type { UdemyCourseRow } from './udemy-course-row.js';
import type { PublishedUdemyCourse } from './udemy.schemas.js';

export function toUdemyCourseRow(course: PublishedUdemyCourse): UdemyCourseRow {
  return {
    udemy_id: course.id,
    title: cleanText(course.title) ?? 'Untitled course',
    url: cleanText(course.url) ?? '/',
    is_paid: course.is_paid,
  };
}
