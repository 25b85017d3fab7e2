import type { FastifyReply } from 'fastify';
import type { NoticePage } from '../../site/pages/notice.js';
import type { PagesService } from '../../site/pages/pages.service.js';

/** A page that is one person's: nobody keeps it, and search engines do not know it. */
export function sendNotice(
  reply: FastifyReply,
  pages: PagesService,
  { status, notice }: NoticePage,
): void {
  void reply
    .status(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .send(pages.notice(notice));
}
