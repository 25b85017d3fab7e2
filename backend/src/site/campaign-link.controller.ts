import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirectTo } from '../cache/rendered-response.js';
import { CampaignClicks } from '../catalogue/campaigns/campaign-clicks.service.js';
import {
  CampaignLinks,
  type CampaignVisit,
} from '../catalogue/campaigns/campaign-links.service.js';
import { Public } from '../common/access/access.decorators.js';
import { PagesService } from '../rendering/pages.service.js';
import { sendPage } from '../rendering/send-page.js';
import { RedirectLookup } from './redirects/redirect-lookup.service.js';

/** The links of campaigns. They lead to courses of the catalogue only, and set no cookies. */
@Public()
@ApiExcludeController()
@Controller('go')
export class CampaignLinkController {
  constructor(
    private readonly links: CampaignLinks,
    private readonly clicks: CampaignClicks,
    private readonly pages: PagesService,
    private readonly redirects: RedirectLookup,
  ) {}

  @Get(':code/:course')
  async open(
    @Param('code') code: string,
    @Param('course') course: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const visit = await this.links.find(code, course);
    if (!visit) {
      const missing = await this.redirects.replaceMissing(
        await this.pages.open(request.url),
        request,
      );
      void reply.send(await sendPage(request, reply, missing));
      return;
    }
    const { campaignId, course: found } = visit;
    if (campaignId !== null)
      this.clicks.note(request, campaignId, 'id' in found ? found.id : found.udemyId);
    const target = redirectTo(visit.url ?? this.pageOf(visit), 302);
    const body = await sendPage(request, reply, target);
    void reply
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .header('Referrer-Policy', 'no-referrer')
      .send(body);
  }

  private pageOf({ course }: CampaignVisit): string {
    return 'id' in course
      ? this.pages.coursePath(course)
      : `/courses/udemy/${encodeURIComponent(course.udemyId)}`;
  }
}
