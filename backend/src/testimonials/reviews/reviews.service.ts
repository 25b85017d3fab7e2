import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import type { PageQuery } from '../../common/pagination/page-query.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import { isRowId } from '../../common/sql/columns.js';
import type { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import type { ImportReviewDto, ReviewSuggestionListDto } from '../dto/review-suggestion.dto.js';
import { markOne } from '../marks/mark.js';
import { Testimonial } from '../testimonial.entity.js';
import {
  countSuggestions,
  findSuggestions,
  lockReview,
  type Review,
  settleReview,
} from './reviews.queries.js';

export const NO_REVIEW = {
  404: 'There is no such review. It may be gone from Thinkific, or is not approved there any more.',
};

export const IMPORTED_ALREADY = {
  409: 'This review was imported already. Somebody else may have been faster.',
};

/** Suggests reviews of Thinkific, which syncs read, as stories (decisions/testimonials.md). */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  async list(query: PageQuery): Promise<ReviewSuggestionListDto> {
    const { manager } = this.dataSource;
    const total = await countSuggestions(manager);
    const reviews = await findSuggestions(manager, query);
    return {
      suggestions: reviews.map(({ status: _status, ...review }) => ({
        ...review,
        reviewedAt: review.reviewedAt.toISOString(),
      })),
      pagination: toPagination(query, total),
    };
  }

  /** Makes a story of a review, also of a dismissed one. @throws NotFoundError, ConflictError if it was imported */
  import(id: string, dto: ImportReviewDto): Promise<AdminTestimonialDto> {
    return this.dataSource.transaction(async (manager) => {
      const { courseTitle: courseTaken } = await requireReview(manager, id);
      const given = { ...dto, courseTaken, source: 'thinkific-review' as const };
      const story = await manager.save(manager.create(Testimonial, given));
      await settleReview(manager, id, 'imported', story.id);
      return markOne(manager, story);
    });
  }

  /** Changes nothing if it is dismissed already. @throws NotFoundError, ConflictError if it was imported */
  async dismiss(id: string): Promise<void> {
    await this.settle(id, 'dismissed');
  }

  /** Takes a dismissal back. @throws NotFoundError, ConflictError if it was imported */
  async restore(id: string): Promise<void> {
    await this.settle(id, 'suggested');
  }

  private async settle(id: string, status: 'suggested' | 'dismissed'): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const review = await requireReview(manager, id);
      if (review.status === status) return;
      await settleReview(manager, id, status);
      const entry = {
        object: { type: 'course' as const, id: review.courseId },
        after: { review: id },
      };
      await this.audit.record(entry, manager);
    });
  }
}

async function requireReview(manager: EntityManager, id: string): Promise<Review> {
  const review = isRowId(id) ? await lockReview(manager, id) : undefined;
  if (!review) throw new NotFoundError(NO_REVIEW[404]);
  if (review.status === 'imported') throw new ConflictError(IMPORTED_ALREADY[409]);
  return review;
}
