import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorators.js';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { ETAG } from '../../common/http/etag.js';
import { PageQuery } from '../../common/pagination/page-query.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import { ImportReviewDto, ReviewSuggestionListDto } from '../dto/review-suggestion.dto.js';
import { IMPORTED_ALREADY, NO_REVIEW, ReviewsService } from './reviews.service.js';

const ApiReviewId = () => ApiParam({ name: 'id', type: String, example: '9203118' });

@ApiTags('Testimonials admin')
@Roles('admin')
@OpenToKeys('testimonials')
@Controller('api/admin/testimonials/suggestions')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get()
  @ApiOperation({
    summary: 'List reviews on Thinkific that may become testimonials',
    description:
      'Approved reviews of courses that are offered, as the last syncs have read them, without those that were ' +
      'imported or dismissed. Thinkific does not name their authors.',
  })
  @ApiOkResponse({ type: ReviewSuggestionListDto, description: 'One page, the newest first.' })
  @ApiProblems()
  listReviewSuggestions(@Query() query: PageQuery): Promise<ReviewSuggestionListDto> {
    return this.reviews.list(query);
  }

  @Post(':id/import')
  @ApiOperation({
    summary: 'Add a testimonial from a review',
    description: 'It is of the course of the review, and has the `source` `thinkific-review`.',
  })
  @ApiReviewId()
  @ApiCreatedResponse({ type: AdminTestimonialDto, description: 'The new one.', headers: ETAG })
  @ApiProblems({ ...NO_REVIEW, ...IMPORTED_ALREADY })
  importReview(
    @Param('id') id: string,
    @Body() dto: ImportReviewDto,
  ): Promise<AdminTestimonialDto> {
    return this.reviews.import(id, dto);
  }

  @Post(':id/dismiss')
  @HttpCode(204)
  @ApiOperation({ summary: 'Dismiss a review', description: 'No sync suggests it again.' })
  @ApiReviewId()
  @ApiNoContentResponse({ description: 'It is not suggested any more.' })
  @ApiProblems({ ...NO_REVIEW, ...IMPORTED_ALREADY })
  dismissReview(@Param('id') id: string): Promise<void> {
    return this.reviews.dismiss(id);
  }

  @Post(':id/restore')
  @HttpCode(204)
  @ApiOperation({ summary: 'Suggest a dismissed review again' })
  @ApiReviewId()
  @ApiNoContentResponse({ description: 'It is suggested.' })
  @ApiProblems({ ...NO_REVIEW, ...IMPORTED_ALREADY })
  restoreReview(@Param('id') id: string): Promise<void> {
    return this.reviews.restore(id);
  }
}
