import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { NeedsKeyAccess, OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { ETAG, IfMatch } from '../../common/http/etag.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import {
  BulkSetTestimonialStatusDto,
  DecidedTestimonialDto,
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
@OpenToKeys('testimonials')
@Controller('api/admin/testimonials')
export class ModerationController {
  constructor(private readonly moderation: ModerationService) {}

  @NeedsKeyAccess('read', 'write')
  @Put(':id/visibility')
  @ApiOperation({ summary: 'Show an approved testimonial on the public site, or hide it' })
  @ApiTestimonialId()
  @ApiOkResponse({ type: AdminTestimonialDto, description: 'As it is now.', headers: ETAG })
  @ApiProblems({ ...NO_TESTIMONIAL, ...CHANGED_SINCE })
  setTestimonialVisibility(
    @Param('id') id: string,
    @Body() { isVisible }: SetTestimonialVisibilityDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<AdminTestimonialDto> {
    return this.moderation.setVisibility(id, isVisible, ifMatch);
  }

  @NeedsKeyAccess('read', 'write')
  @Put(':id/status')
  @ApiOperation({
    summary: 'Approve and publish a testimonial, or reject it',
    description:
      'A decision may be changed later. Saying again what holds already changes nothing, whatever `If-Match` says.',
  })
  @ApiTestimonialId()
  @ApiOkResponse({ type: DecidedTestimonialDto, description: 'As it is now.', headers: ETAG })
  @ApiProblems({ ...NO_TESTIMONIAL, ...CHANGED_SINCE })
  setTestimonialStatus(
    @Param('id') id: string,
    @Body() { status }: SetTestimonialStatusDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<DecidedTestimonialDto> {
    return this.moderation.setStatus(id, status, ifMatch);
  }

  @Post('bulk-status')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Approve and publish many pending testimonials, or reject them',
    description:
      'Those that are not pending any more stay as they are, and so do those that have another `etag`.',
  })
  @ApiOkResponse({ type: UpdatedCountDto, description: 'What has changed.' })
  @ApiProblems()
  bulkSetTestimonialStatus(
    @Body() { ids, status, etags }: BulkSetTestimonialStatusDto,
  ): Promise<UpdatedCountDto> {
    return this.moderation.setStatusOfMany(ids, status, etags);
  }

  @Post('reopen')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take approvals or rejections back',
    description:
      'Testimonials that still have the given status are pending again, and as visible as they were. Those that have another `etag` stay as they are.',
  })
  @ApiOkResponse({ type: ReopenedCountDto, description: 'How many have changed.' })
  @ApiProblems()
  reopenTestimonials(
    @Body() { ids, status, etags }: ReopenTestimonialsDto,
  ): Promise<ReopenedCountDto> {
    return this.moderation.reopen(ids, status, etags);
  }
}
