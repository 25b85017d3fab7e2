import { SitemapStream, streamToPromise } from 'sitemap';
import type { PublishedCourse } from '../../courses/courses.service.js';

/** @param pages paths without a date */
export async function toSitemap(
  siteUrl: string,
  pages: readonly string[],
  courses: PublishedCourse[],
  coursePath: (course: PublishedCourse['course']) => string,
): Promise<string> {
  const stream = new SitemapStream({ hostname: siteUrl });
  for (const url of pages) stream.write({ url });
  for (const { course, changedAt } of courses) {
    stream.write({ url: coursePath(course), lastmod: changedAt.toISOString() });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
