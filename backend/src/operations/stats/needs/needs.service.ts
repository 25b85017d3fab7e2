import { Injectable, Logger } from '@nestjs/common';
import { CourseNeedsService } from '../../../catalogue/courses/admin/course-needs.service.js';
import type { SuggestedCourseLinksDto } from '../../../catalogue/links/dto/course-link.dto.js';
import { LinkSuggestions } from '../../../catalogue/links/link-suggestions.service.js';
import { SiteConfig } from '../../../config/app-config.js';
import { SiteDraftService } from '../../../site-content/site-draft.service.js';
import type { SyncState } from '../../../sync/dto/sync-status.dto.js';
import { PlatformWarningsService } from '../../../sync/platform-warnings.service.js';
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
    private readonly warnings: PlatformWarningsService,
    private readonly proposals: SyncProposalsService,
    private readonly suggestions: LinkSuggestions,
    private readonly testimonials: TestimonialsAdminService,
    private readonly drafts: SiteDraftService,
    private readonly site: SiteConfig,
  ) {}

  async get(): Promise<NeedsDto> {
    const syncs = await this.sync.list();
    return {
      testimonials: await this.testimonials.oldestPending(SHOWN),
      syncs: syncs.filter(({ state }) => NEEDS.has(state)),
      platform_warnings: await this.warnings.list(),
      proposals: await this.proposals.waiting(),
      course_links: await this.suggestedLinks(),
      changed: await this.courses.changed(),
      incomplete: await this.courses.incomplete(),
      unlinked: await this.courses.unlinked(),
      promised: await this.courses.promised(),
      has_unconfirmed_claims: !this.site.demo && !(await this.drafts.hasVersions()),
    };
  }

  /** Comparing thousands of titles may take too long; the other results are shown without it. */
  private async suggestedLinks(): Promise<SuggestedCourseLinksDto> {
    try {
      return await this.suggestions.list(SHOWN);
    } catch (error) {
      this.logger.warn(
        error,
        'Could not compare the courses of both platforms. The dashboard shows no suggestions for links.',
      );
      return { total: 0, links: [] };
    }
  }
}
