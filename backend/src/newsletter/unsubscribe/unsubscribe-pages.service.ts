import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptForms } from '../../common/http/accept-forms.js';
import { toProblem } from '../../common/problem/problem.filter.js';
import { AppConfig } from '../../config/app-config.js';
import { PagesService } from '../../site/pages/pages.service.js';
import { type Page, PAGE_STYLE, toFailurePage, toPage } from './unsubscribe.pages.js';
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
    private readonly config: AppConfig,
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
      pages.setErrorHandler((error, request, reply) => {
        const { status } = toProblem(error, request.url);
        if (status >= 500) request.log.error({ err: error }, 'An unsubscribe page failed.');
        return this.send(reply, toFailurePage(status, this.config.siteName));
      });
    });
  }

  private answer(reply: FastifyReply, state: LinkState, token: string, { undone = false } = {}) {
    return this.send(reply, toPage(state, { token, undone, siteName: this.config.siteName }));
  }

  private send(reply: FastifyReply, { status, title, main }: Page): FastifyReply {
    const head = `<meta name="robots" content="noindex">${PAGE_STYLE}`;
    return reply
      .status(status)
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .send(this.pages.plain({ title, head, body: main }));
  }
}
