import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toEtag, toVersion } from '../../common/http/etag.js';
import { InvalidInputError } from '../../common/problem/app-error.js';
import { toRowIds } from '../../common/sql/columns.js';
import type { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import type {
  DecidedTestimonialDto,
  ReopenedCountDto,
  UpdatedCountDto,
  ModerationDecision,
} from '../dto/moderation.dto.js';
import { TESTIMONIAL_STATUSES } from '../testimonial.entity.js';
import { decide, pendingOf, reopen } from './moderation.queries.js';
import { AuthorMailsService } from '../authors/author-mails.service.js';
import { changeTestimonial, requireMatch } from './testimonials-admin.rules.js';

/** Approves and rejects the versions that moderators read, and undoes that (decisions/testimonials.md). */
@Injectable()
export class ModerationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly authors: AuthorMailsService,
  ) {}

  /** @throws NotFoundError, PreconditionFailedError if `ifMatch` is given and the story has changed since */
  setVisibility(id: string, isVisible: boolean, ifMatch?: string): Promise<AdminTestimonialDto> {
    return changeTestimonial(this.dataSource.manager, id, async (manager, testimonial) => {
      await requireMatch(manager, testimonial, ifMatch);
      Object.assign(testimonial, { isVisible, visibleWhilePending: null });
      await manager.save(testimonial);
    });
  }

  /**
   * Does nothing if the story has the status already.
   * @throws NotFoundError, PreconditionFailedError if `ifMatch` is given and the story has changed since
   */
  async setStatus(
    id: string,
    decision: ModerationDecision,
    ifMatch?: string,
  ): Promise<DecidedTestimonialDto> {
    let isUnchanged = false;
    const { manager: outer } = this.dataSource;
    const decided = await changeTestimonial(outer, id, async (manager, testimonial) => {
      isUnchanged = testimonial.status === decision;
      if (isUnchanged) return;
      await requireMatch(manager, testimonial, ifMatch);
      await decide(manager, [id], decision, TESTIMONIAL_STATUSES);
      await this.authors.tell(manager, [id], decision);
    });
    return { ...decided, isUnchanged };
  }

  /**
   * Decides those stories that are still pending.
   * @param etags in the order of the ids. Undefined: the last decision wins.
   * @throws InvalidInputError if their numbers differ
   */
  setStatusOfMany(
    ids: string[],
    decision: ModerationDecision,
    etags?: string[],
  ): Promise<UpdatedCountDto> {
    const { rows, versions } = toRows(ids, etags);
    return this.dataSource.transaction(async (manager) => {
      const decided = await decide(manager, rows, decision, ['pending'], versions);
      const decidedIds = decided.map(({ id }) => id);
      await this.authors.tell(manager, decidedIds, decision);
      return {
        updated_count: decided.length,
        updated_ids: decidedIds,
        updated_etags: decided.map(({ version }) => toEtag(version)),
        changed_ids: versions ? await pendingOf(manager, rows) : [],
      };
    });
  }

  /**
   * Undoes decisions that nobody has changed since.
   * @param etags from these decisions, in the order of the ids. Undefined: undo anybody's decision.
   * @throws InvalidInputError if their numbers differ
   */
  async reopen(
    ids: string[],
    decision: ModerationDecision,
    etags?: string[],
  ): Promise<ReopenedCountDto> {
    const { rows, versions } = toRows(ids, etags);
    const changed = await reopen(this.dataSource.manager, rows, decision, versions);
    return {
      reopened_count: changed.length,
      reopened: changed.map(({ id, version }) => ({ id, etag: toEtag(version) })),
    };
  }
}

function toRows(ids: string[], etags: string[] | undefined) {
  const rows = toRowIds(ids);
  if (!etags) return { rows, versions: null };
  if (etags.length !== ids.length) {
    const message = `Etags must be as many as ids: ${ids.length}, not ${etags.length}`;
    throw new InvalidInputError([{ field: 'etags', message }]);
  }
  return { rows, versions: rows.map((id) => toVersion(etags[ids.indexOf(id)])) };
}
