import type { ContentPageDto } from './dto/content-page.dto.js';
import { renderMarkdown } from './markdown.js';
import type { SitePage } from './site-page.js';

/** @param base the path of a preview, which links to this site stay below */
export function toContentPage(page: SitePage, base = ''): ContentPageDto {
  const { slug, title, description, markdown } = page;
  const html = renderMarkdown(markdown).replaceAll('<a href="/', `<a href="${base}/`);
  return { slug, title, description, html };
}
