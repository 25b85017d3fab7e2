import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { findMatchesBefore } from '../../common/sql/newest-matches.queries.js';
import { toRowIds } from '../../common/sql/columns.js';
import { MAX_IDS } from '../../common/validation/ids.dto.js';
import { requireShownCount } from '../../common/validation/shown-matches.dto.js';
import { StoryAuthorsService } from '../authors/story-authors.service.js';
import type {
  DeletedCountDto,
  RestoredCountDto,
  DeleteMatchingTestimonialsDto,
} from '../dto/list-admin-testimonials.query.js';
import { purge, remove, restore } from './moderation.queries.js';
import { TESTIMONIALS } from './page.queries.js';
import { findTestimonial, requireMatch } from './testimonials-admin.rules.js';

/** Deletes stories and restores them for a day (decisions/testimonials.md). */
@Injectable()
export class DeletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly authors: StoryAuthorsService,
  ) {}

  /** @throws NotFoundError, PreconditionFailedError if `ifMatch` is given and the story has changed since */
  async delete(id: string, ifMatch?: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const testimonial = await findTestimonial(manager, id, { locked: true });
      await requireMatch(manager, testimonial, ifMatch);
      await remove(manager, [id]);
    });
  }

  async deleteMany(ids: string[]): Promise<DeletedCountDto> {
    const deleted = await remove(this.dataSource.manager, toRowIds(ids));
    return { deleted_count: deleted.length, deleted_ids: deleted };
  }

  deleteMatching(dto: DeleteMatchingTestimonialsDto): Promise<DeletedCountDto> {
    const { search, status, before, count } = dto;
    const wanted = { search, only: status, before, limit: MAX_IDS };
    return this.dataSource.transaction(async (manager) => {
      const ids = await findMatchesBefore(manager, TESTIMONIALS, wanted);
      const deleted = await remove(manager, ids, status);
      requireShownCount(deleted.length, count);
      return { deleted_count: deleted.length, deleted_ids: deleted };
    });
  }

  async restore(ids: string[]): Promise<RestoredCountDto> {
    const restored = await restore(this.dataSource.manager, toRowIds(ids));
    return { restored_count: restored.length };
  }

  @Scheduled('hour', 'Could not purge deleted testimonials (will retry in 1 h).')
  async purge(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.authors.end(manager, await purge(manager), 'deleted');
    });
  }
}
