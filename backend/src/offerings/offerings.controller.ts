import { Controller, Get, Param, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiCachedResponse } from '../cache/api-cached-response.js';
import { addTags } from '../cache/cache-tags.js';
import { ContentCacheService } from '../cache/content-cache.service.js';
import { type RenderedResponse, uncachedResponse } from '../cache/rendered-response.js';
import { SendCachedInterceptor } from '../cache/send-cached.interceptor.js';
import { writeResponse } from '../cache/write-response.js';
import { Public } from '../common/access/access.decorators.js';
import { keepPrivate } from '../common/http/keep-private.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { GetOfferingQuery, ListOfferingsQuery } from './dto/list-offerings.query.js';
import { OfferingDetailDto, OfferingDto } from './dto/offering.dto.js';
import { OfferingPreviews } from './offering-previews.service.js';
import { OfferingsService, UNKNOWN } from './offerings.service.js';

const JSON_TYPE = 'application/json; charset=utf-8';

@ApiTags('Offerings')
@Public()
@Controller('api/offerings')
export class OfferingsController {
  constructor(
    private readonly offerings: OfferingsService,
    private readonly previews: OfferingPreviews,
    private readonly cache: ContentCacheService,
  ) {}

  @Get()
  @UseInterceptors(SendCachedInterceptor)
  @ApiOperation({
    summary: 'List cohorts, events and meetups',
    description: 'Upcoming ones by start, also cancelled ones; past ones with the newest first.',
  })
  @ApiCachedResponse({ type: [OfferingDto], description: 'At most 100.' })
  @ApiProblems()
  async listOfferings(@Query() query: ListOfferingsQuery): Promise<RenderedResponse> {
    const { kind, when, course, month, limit } = query;
    // Visitors could fill the cache with courses and months that do not exist.
    if (course !== undefined || month !== undefined) {
      addTags(new Set(['offerings'] as const));
      return uncachedResponse(200, JSON_TYPE, JSON.stringify(await this.offerings.list(query)));
    }
    const key = `/api/offerings${searchOf({ kind, when, limit })}`;
    return this.cache.json(key, ['offerings'], () => this.offerings.list(query));
  }

  @Get(':id')
  @ApiParam({ name: 'id', type: String, example: '12' })
  @ApiOperation({ summary: 'Get a cohort, event or meetup' })
  @ApiCachedResponse({ type: OfferingDetailDto, description: 'With text, sessions and questions.' })
  @ApiProblems({ 404: UNKNOWN })
  async getOffering(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() { preview }: GetOfferingQuery,
  ): Promise<Buffer> {
    const isPreview = preview !== undefined && this.previews.isValid(id, preview);
    const answer = isPreview
      ? uncachedResponse(
          200,
          JSON_TYPE,
          JSON.stringify(await this.offerings.get(id, { isPreview })),
        )
      : await this.cache.json(`/api/offerings/${id}`, [`offering ${id}`], () =>
          this.offerings.get(id),
        );
    const body = await writeResponse(request, reply, answer);
    if (isPreview) keepPrivate(reply);
    return body;
  }
}

/** Returns the query string without defaults, which is as clients send it. */
function searchOf(query: Pick<ListOfferingsQuery, 'kind' | 'when' | 'limit'>): string {
  const defaults = new ListOfferingsQuery();
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const isDefault = value === defaults[name as keyof ListOfferingsQuery];
    if (!isDefault) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}
