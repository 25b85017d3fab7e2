import type { Site } from '../../../frontend/src/server/contract.ts';
import type { SiteConfig } from '../config/app-config.js';
import type { PublishedSite } from '../site-content/site-content.service.js';

/** Returns what pages, mails and message pages show of the site. */
export function toSite({ content, pages }: PublishedSite, config: SiteConfig): Site {
  return {
    ...content,
    announcement: currentAnnouncement(content.announcement),
    url: config.publicUrl,
    storyEmail: config.storyEmail,
    pages: pages.map(({ slug, title, isInFooter }) => ({ slug, title, isInFooter })),
  };
}

/** Returns an empty announcement before the start and after the end. */
function currentAnnouncement(announcement: Site['announcement']): Site['announcement'] {
  const { from, until } = announcement;
  const now = Date.now();
  const isCurrent =
    (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until));
  return isCurrent ? announcement : { ...announcement, text: '' };
}
