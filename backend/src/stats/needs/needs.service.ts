import { Injectable } from '@nestjs/common';
import { CourseNeedsService } from '../../courses/admin/course-needs.service.js';
import { PairSuggestions } from '../../pairs/pair-suggestions.service.js';
import type { SyncState } from '../../sync/dto/sync-status.dto.js';
import { SyncProposalsService } from '../../sync/rules/sync-proposals.service.js';
import { SyncStatusService } from '../../sync/sync-status.service.js';
import { TestimonialsAdminService } from '../../testimonials/admin/testimonials-admin.service.js';
import type { NeedsDto } from '../dto/needs.dto.js';

const SHOWN = 5;
const NEEDS: ReadonlySet<SyncState> = new Set(['failed', 'held', 'stale']);

@Injectable()
export class NeedsService {
  constructor(
    private readonly courses: CourseNeedsService,
    private readonly sync: SyncStatusService,
    private readonly proposals: SyncProposalsService,
    private readonly pairs: PairSuggestions,
    private readonly testimonials: TestimonialsAdminService,
  ) {}

  async get(): Promise<NeedsDto> {
    const syncs = await this.sync.list();
    return {
      testimonials: await this.testimonials.oldestPending(SHOWN),
      syncs: syncs.filter(({ state }) => NEEDS.has(state)),
      proposals: await this.proposals.waiting(),
      pairs: await this.pairs.list(SHOWN),
      changed: await this.courses.changed(),
      incomplete: await this.courses.incomplete(),
      unlinked: await this.courses.unlinked(),
    };
  }
}
