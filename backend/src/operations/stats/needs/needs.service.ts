import { Injectable, Logger } from '@nestjs/common';
import { CourseNeedsService } from '../../../catalogue/courses/admin/course-needs.service.js';
import type { SuggestedCourseLinksDto } from '../../../catalogue/links/dto/course-pair.dto.js';
import { LinkSuggestions } from '../../../catalogue/links/link-suggestions.service.js';
import type { SyncState } from '../../../sync/dto/sync-status.dto.js';
import { SyncProposalsService } from '../../../sync/rules/sync-proposals.service.js';
import { SyncStatusService } from '../../../sync/sync-status.service.js';
import { TestimonialsAdminService } from '../../../testimonials/admin/testimonials-admin.service.js';
import type { NeedsDto } from '../dto/needs.dto.js';

const SHOWN = 5;
const NEEDS: ReadonlySet<SyncState> = new Set(['failed', 'held', 'stale']);

/** Collects what needs an admin, at most five of each kind. */
@Injectable()
export class NeedsService {
  private readonly logger = new Logger(NeedsService.name);

  constructor(
    private readonly courses: CourseNeedsService,
    private readonly sync: SyncStatusService,
    private readonly proposals: SyncProposalsService,
    private readonly pairs: LinkSuggestions,
    private readonly testimonials: TestimonialsAdminService,
  ) {}

  async get(): Promise<NeedsDto> {
    const syncs = await this.sync.list();
    return {
      testimonials: await this.testimonials.oldestPending(SHOWN),
      syncs: syncs.filter(({ state }) => NEEDS.has(state)),
      proposals: await this.proposals.waiting(),
      pairs: await this.likelyPairs(),
      changed: await this.courses.changed(),
      incomplete: await this.courses.incomplete(),
      unlinked: await this.courses.unlinked(),
    };
  }

  /** Comparing thousands of titles may take too long; the other results are shown without it. */
  private async likelyPairs(): Promise<SuggestedCourseLinksDto> {
    try {
      return await this.pairs.list(SHOWN);
    } catch (error) {
      this.logger.warn(
        error,
        'Could not compare the courses of both platforms. The dashboard shows no suggestions for links.',
      );
      return { total: 0, pairs: [] };
    }
  }
}
