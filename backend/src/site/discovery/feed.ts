import escapeHtml from 'escape-html';
import { Feed } from 'feed';
import type { NewCourse } from '../../catalogue/courses/courses.service.js';

export function toFeed(
  site: { name: string; lead: string; url: string },
  newest: NewCourse[],
  coursePath: (course: NewCourse['course']) => string,
): string {
  const feed = new Feed({
    id: `${site.url}/`,
    link: `${site.url}/courses`,
    title: forXml(`New courses at ${site.name}`),
    description: forXml(site.lead || site.name),
    language: 'en',
    copyright: forXml(site.name),
    feedLinks: { rss: `${site.url}/feed.xml` },
    updated: newest[0]?.createdAt,
  });
  for (const { course, createdAt } of newest) {
    const link = site.url + coursePath(course);
    feed.addItem({
      // Identifies the course for readers, even if its title changes.
      id: `${site.url}/courses/${course.id}`,
      link,
      title: forXml(course.title),
      description: forXml(toHtml(course.description ?? course.title)),
      date: createdAt,
      ...(course.category && { category: [{ name: forXml(course.category) }] }),
    });
  }
  return feed.rss2();
}

/** Removes characters that are invalid in XML and would make the whole feed unreadable. */
function forXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(']]>', ']] >');
}

function toHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => escapeHtml(paragraph).replaceAll('\n', '<br>'))
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}
