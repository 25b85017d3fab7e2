import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ConflictError } from '../../common/problem/app-error.js';
import { toRowIds } from '../../database/row-id.js';
import type { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import type { ReopenedCountDto, UpdatedCountDto, Verdict } from '../dto/moderation.dto.js';
import { Testimonial } from '../testimonial.entity.js';
import { decide, reopen } from './moderation.queries.js';
import { changeTestimonial } from './testimonials-admin.rules.js';

/** Decides what of the success stories the public sees. */
@Injectable()
export class ModerationService {
  constructor(
    @InjectRepository(Testimonial) private readonly testimonials: Repository<Testimonial>,
  ) {}

  /** @throws NotFoundError */
  setVisibility(id: string, isVisible: boolean): Promise<AdminTestimonialDto> {
    return changeTestimonial(this.testimonials.manager, id, async (manager, testimonial) => {
      Object.assign(testimonial, { isVisible, visibleWhilePending: null });
      await manager.save(testimonial);
    });
  }

  /**
   * Approves, which makes it visible, or rejects a pending testimonial.
   * @throws NotFoundError
   * @throws ConflictError when it is not pending any more, so that the second of two moderators is told
   */
  setStatus(id: string, verdict: Verdict): Promise<AdminTestimonialDto> {
    return changeTestimonial(this.testimonials.manager, id, async (manager, { status }) => {
      if (status !== 'pending') {
        throw new ConflictError(
          `This testimonial is ${status} already, so it awaits no decision. Reload the list.`,
        );
      }
      await decide(manager, [id], verdict);
    });
  }

  /** As `setStatus` does, for those that are pending. */
  async setStatusOfMany(ids: string[], verdict: Verdict): Promise<UpdatedCountDto> {
    const changed = await decide(this.testimonials.manager, toRowIds(ids), verdict);
    return { updated_count: changed.length, updated_ids: changed };
  }

  /** Takes back what `setStatus` and `setStatusOfMany` have done, where that still stands. */
  async reopen(ids: string[], verdict: Verdict): Promise<ReopenedCountDto> {
    const changed = await reopen(this.testimonials.manager, toRowIds(ids), verdict);
    return { reopened_count: changed.length };
  }
}
