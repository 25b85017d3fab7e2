import escapeHtml from 'escape-html';
import type { CourseAddress } from '../../catalogue/courses/courses.service.js';

/** Renders a sitemap (sitemaps.org). @param pages paths without a date */
export function toSitemap(
  siteUrl: string,
  pages: readonly string[],
  courses: CourseAddress[],
  coursePath: (course: CourseAddress) => string,
): string {
  const entries = [
    ...pages.map((path) => toEntry(siteUrl + path)),
    ...courses.map((course) => toEntry(siteUrl + coursePath(course), course.changedAt)),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
  );
}

function toEntry(address: string, changedAt?: Date): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
}
