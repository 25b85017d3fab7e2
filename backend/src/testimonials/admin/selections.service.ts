import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  MOST_SELECTED,
  SAMPLES,
  type SelectionDto,
  toSelectionDto,
} from '../../common/selection/selection.dto.js';
import { SelectionTokens } from '../../common/selection/selection-tokens.service.js';
import type { DeletedCountDto } from '../dto/deletion.dto.js';
import type { SelectTestimonialsDto } from '../dto/list-admin-testimonials.query.js';
import { remove } from './moderation.queries.js';
import { findNames, findTestimonials } from './page.queries.js';

const LIST = 'testimonials';

/** All that match, up to 1,000, as a token that deletes just these (decisions/testimonials.md). */
@Injectable()
export class SelectionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: SelectionTokens,
  ) {}

  /** The newest that match, so many as one selection holds. */
  select(userId: string, { search, status }: SelectTestimonialsDto): Promise<SelectionDto> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const wanted = { page: 1, limit: MOST_SELECTED, order: 'newest' as const, search, status };
      const found = await findTestimonials(manager, wanted);
      const samples = await findNames(manager, found.ids.slice(0, SAMPLES));
      const signed = this.tokens.sign(LIST, userId, { ids: found.ids, only: status ?? null });
      return toSelectionDto(signed, found, samples);
    });
  }

  /** Those of the selection that still have the status by which they were found. */
  async delete(userId: string, token: string): Promise<DeletedCountDto> {
    const { ids, only } = this.tokens.open(LIST, userId, token);
    const deleted = await remove(this.dataSource.manager, ids, only);
    return { deleted_count: deleted.length, deleted_ids: deleted };
  }
}
