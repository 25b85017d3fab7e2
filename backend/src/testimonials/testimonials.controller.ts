import { Body, Controller, Get, Ip, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access/access.decorators.js';
import { CROSS_SITE } from '../common/http/cross-site.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { ApiCachedResponse } from '../cache/api-cached-response.js';
import type { RenderedResponse } from '../cache/rendered-response.js';
import { ContentCacheService } from '../cache/content-cache.service.js';
import { SendCachedInterceptor } from '../cache/send-cached.interceptor.js';
import { ListTestimonialsQuery, PublishedStoryDto } from './dto/testimonial.dto.js';
import { SubmitTestimonialDto, SubmittedTestimonialDto } from './dto/submit-testimonial.dto.js';
import { TestimonialsService } from './testimonials.service.js';

@ApiTags('Testimonials')
@Public()
@Controller('api/testimonials')
export class TestimonialsController {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly cache: ContentCacheService,
  ) {}

  @Get()
  @UseInterceptors(SendCachedInterceptor)
  @ApiOperation({ summary: 'List the newest success stories' })
  @ApiCachedResponse({
    type: [PublishedStoryDto],
    description: 'Approved and visible: featured ones first, then the newest.',
  })
  @ApiProblems()
  listTestimonials(@Query() { limit }: ListTestimonialsQuery): Promise<RenderedResponse> {
    return this.cache.json(`/api/testimonials?limit=${limit}`, ['stories'], () =>
      this.testimonials.list(limit),
    );
  }

  @Post('submit')
  @ApiOperation({
    summary: 'Tell one’s own success story',
    description:
      'It is shown once a moderator has approved it; with an `email`, its author confirms it first. ' +
      'After 20 from one address in 10 minutes it is 429.',
  })
  @ApiCreatedResponse({
    type: SubmittedTestimonialDto,
    description: 'The story as it awaits approval, or its author.',
  })
  @ApiProblems({
    403: CROSS_SITE,
    429: 'Too many stories have come from your network address. Try again in 10 minutes.',
  })
  submitTestimonial(
    @Body() dto: SubmitTestimonialDto,
    @Ip() address: string,
  ): Promise<SubmittedTestimonialDto> {
    return this.testimonials.submit(dto, address);
  }
}
