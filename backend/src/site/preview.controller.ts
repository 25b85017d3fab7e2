import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../common/access/access.decorators.js';
import { NotFoundError } from '../common/problem/app-error.js';
import { keepPrivate } from '../common/http/keep-private.js';
import { PagesService } from '../rendering/pages.service.js';
import { sendPage } from '../rendering/send-page.js';
import { PreviewLinks } from '../site-content/preview-links.service.js';
import { SiteDraftService } from '../site-content/site-draft.service.js';

/** Shows the public site with the draft to everybody who has a signed link. */
@Public()
@ApiExcludeController()
@Controller('preview/:token')
export class PreviewController {
  constructor(
    private readonly links: PreviewLinks,
    private readonly drafts: SiteDraftService,
    private readonly pages: PagesService,
  ) {}

  @Get(['', '*'])
  async openPreview(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.links.isValid(token)) {
      throw new NotFoundError('This preview has ended. Open a new one under Settings → Site.');
    }
    const path = `/preview/${token}`;
    const url = request.url.slice(path.length).replace(/^(?!\/)/, '/');
    const page = await this.pages.openPreview(url, path, await this.drafts.preview());
    const body = await sendPage(request, reply, page);
    keepPrivate(reply);
    void reply.header('Referrer-Policy', 'no-referrer').send(body);
  }
}
