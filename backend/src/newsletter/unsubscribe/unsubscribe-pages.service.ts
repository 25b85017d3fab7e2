import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptForms } from '../../common/http/accept-forms.js';
import { PagesService } from '../../site/pages/pages.service.js';
import { toPage } from './unsubscribe.pages.js';
import { type LinkState, UnsubscribeService } from './unsubscribe.service.js';

interface Link {
  Params: { token: string };
  Body: { undo?: string };
}

/**
 * The pages behind the links in mails: plain forms, for every browser. Mail programs may open a link
 * by themselves, so opening changes nothing; those that unsubscribe by one click (RFC 8058) post.
 * There is no limit on them, as providers post for many of their users.
 */
@Injectable()
export class UnsubscribePages {
  constructor(
    private readonly unsubscribing: UnsubscribeService,
    private readonly pages: PagesService,
  ) {}

  /** Adds the pages to the HTTP server. */
  async register(server: FastifyInstance): Promise<void> {
    await server.register(async (pages) => {
      await acceptForms(pages);
      pages.get<Link>('/unsubscribe/:token', async ({ params }, reply) =>
        this.answer(reply, await this.unsubscribing.look(params.token), params.token),
      );
      pages.post<Link>('/unsubscribe/:token', async ({ params, body }, reply) =>
        this.answer(
          reply,
          await this.unsubscribing.unsubscribe(params.token, body?.undo),
          params.token,
        ),
      );
      pages.post<Link>('/unsubscribe/:token/undo', async ({ params, body }, reply) =>
        this.answer(reply, await this.unsubscribing.undo(params.token, body?.undo), params.token, {
          undone: true,
        }),
      );
    });
  }

  private answer(reply: FastifyReply, state: LinkState, token: string, { undone = false } = {}) {
    const { status, notice } = toPage(state, { token, undone });
    return reply
      .status(status)
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .send(this.pages.notice(notice));
  }
}
