import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheTag } from '../../cache/cache-tags.js';
import { ContentCacheService } from '../../cache/content-cache.service.js';
import { textResponse } from '../../cache/rendered-response.js';
import { writeResponse } from '../../cache/write-response.js';
import { Public } from '../../common/access/access.decorators.js';
import { CountQuery } from '../../common/pagination/page-query.js';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { MayBeAbsent } from '../../common/validation/limits.js';
import { SiteConfig } from '../../config/app-config.js';
import { OFFERING_KINDS, type OfferingKind } from '../../offerings/offering.entity.js';
import { OfferingsService } from '../../offerings/offerings.service.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import { EMBED_SCRIPT, toEmbedPage } from './embed-page.js';

class EmbedQuery {
  @ChoiceField({ label: 'Kind', choices: OFFERING_KINDS, name: 'OfferingKind', optional: true })
  kind?: OfferingKind;

  @MayBeAbsent()
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Course must be the id of a course' })
  course?: string;

  @CountQuery({ label: 'Limit', default: 5, max: 20 })
  limit: number = 5;
}

const TAGS: CacheTag[] = ['offerings'];

/** The frame runs no scripts, so other websites may show it. */
const POLICY =
  "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors *";

/** Shows the next dates on other websites. */
@Public()
@ApiExcludeController()
@Controller()
export class EmbedController {
  constructor(
    private readonly config: SiteConfig,
    private readonly cache: ContentCacheService,
    private readonly offerings: OfferingsService,
    private readonly content: SiteContentService,
  ) {}

  @Get('embed/dates')
  async getDates(
    @Query() query: EmbedQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { kind, course, limit } = query;
    const key = `/embed/dates?${[kind ?? '', course ?? '', limit].join('&')}`;
    const make = async () => {
      const offerings = await this.offerings.list({ kind, course, limit, when: 'upcoming' });
      const { content } = await this.content.published();
      const site = { ...content, publicUrl: this.config.publicUrl };
      return textResponse(200, 'text/html; charset=utf-8', toEmbedPage(offerings, site));
    };
    const body = await writeResponse(request, reply, await this.cache.get(key, make, TAGS));
    openToAll(reply);
    void reply.header('Content-Security-Policy', POLICY).removeHeader('X-Frame-Options');
    return body;
  }

  @Get('embed.js')
  getScript(@Res({ passthrough: true }) reply: FastifyReply): string {
    openToAll(reply);
    void reply
      .header('Content-Type', 'text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache');
    return EMBED_SCRIPT;
  }
}

/** The response cache and the CDN would serve it without its own headers. */
function openToAll(reply: FastifyReply): void {
  reply.cachedAs = null;
  void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
}
