import { Body, Controller, Headers, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../auth/roles.decorator.js';
import { ApiIfMatch, ETAG, withEtag } from '../../common/http/etag.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { NoQuery } from '../../common/validation/no-query.js';
import { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import {
  BulkSetTestimonialStatusDto,
  ReopenedCountDto,
  ReopenTestimonialsDto,
  SetTestimonialStatusDto,
  SetTestimonialVisibilityDto,
  UpdatedCountDto,
} from '../dto/moderation.dto.js';
import { ModerationService } from './moderation.service.js';
import { ApiTestimonialId, CHANGED_SINCE, NO_TESTIMONIAL } from './testimonial-id.decorator.js';

@ApiTags('Testimonials admin')
@Roles('admin')
@Controller('admin/testimonials')
export class ModerationController {
  constructor(private readonly moderation: ModerationService) {}

  @Put(':id/visibility')
  @ApiOperation({ summary: 'Show an approved testimonial on the public site, or hide it' })
  @ApiTestimonialId()
  @ApiOkResponse({ type: AdminTestimonialDto, description: 'As it is now.', headers: ETAG })
  @ApiProblems(NO_TESTIMONIAL)
  async setTestimonialVisibility(
    @Param('id') id: string,
    @Body() { isVisible }: SetTestimonialVisibilityDto,
    @Query() _query: NoQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminTestimonialDto> {
    return withEtag(reply, await this.moderation.setVisibility(id, isVisible));
  }

  @Put(':id/status')
  @ApiOperation({
    summary: 'Approve and publish a testimonial, or reject it',
    description:
      'A decision may be changed later. Saying again what holds already changes nothing, whatever `If-Match` says.',
  })
  @ApiTestimonialId()
  @ApiIfMatch()
  @ApiOkResponse({ type: AdminTestimonialDto, description: 'As it is now.', headers: ETAG })
  @ApiProblems({ ...NO_TESTIMONIAL, ...CHANGED_SINCE })
  async setTestimonialStatus(
    @Param('id') id: string,
    @Body() { status }: SetTestimonialStatusDto,
    @Query() _query: NoQuery,
    @Headers('If-Match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminTestimonialDto> {
    return withEtag(reply, await this.moderation.setStatus(id, status, ifMatch));
  }

  @Post('bulk-status')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Approve and publish many pending testimonials, or reject them',
    description: 'Those that are not pending any more stay as they are.',
  })
  @ApiOkResponse({ type: UpdatedCountDto, description: 'What has changed.' })
  @ApiProblems()
  bulkSetTestimonialStatus(
    @Body() { ids, status }: BulkSetTestimonialStatusDto,
    @Query() _query: NoQuery,
  ): Promise<UpdatedCountDto> {
    return this.moderation.setStatusOfMany(ids, status);
  }

  @Post('reopen')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take approvals or rejections back',
    description:
      'Testimonials that still have the given status are pending again, and as visible as they were.',
  })
  @ApiOkResponse({ type: ReopenedCountDto, description: 'How many have changed.' })
  @ApiProblems()
  reopenTestimonials(
    @Body() { ids, status }: ReopenTestimonialsDto,
    @Query() _query: NoQuery,
  ): Promise<ReopenedCountDto> {
    return this.moderation.reopen(ids, status);
  }
}
