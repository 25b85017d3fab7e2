import { SitemapStream, streamToPromise } from 'sitemap';
import type { CourseAddress } from '../../courses/courses.service.js';

/** @param pages paths without a date */
export async function toSitemap(
  siteUrl: string,
  pages: readonly string[],
  courses: CourseAddress[],
  coursePath: (course: CourseAddress) => string,
): Promise<string> {
  const stream = new SitemapStream({ hostname: siteUrl });
  for (const url of pages) stream.write({ url });
  for (const course of courses) {
    stream.write({ url: coursePath(course), lastmod: course.changedAt.toISOString() });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
