import type { FastifyReply } from 'fastify';
import type { MessagePage } from '../../../frontend/src/server/contract.ts';
import type { PagesService } from './pages.service.js';

export interface MessagePageAnswer {
  status: number;
  page: MessagePage;
}

/** Sends a page for one person, which caches do not store and search engines do not index. */
export function sendMessagePage(
  reply: FastifyReply,
  pages: PagesService,
  { status, page }: MessagePageAnswer,
): void {
  void reply
    .status(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .send(pages.messagePage(page));
}
