import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError } from '../../common/problem/app-error.js';
import type { AdminOfferingDto, OfferingPreviewDto } from '../dto/admin-offering.dto.js';
import type { Offering } from '../offering.entity.js';
import { OfferingPreviews } from '../offering-previews.service.js';
import { CourseInterestsService } from '../registrations/course-interests.service.js';
import { ParticipantMailsService } from '../registrations/participant-mails.service.js';
import { AdminOfferingsReader } from './admin-offerings-reader.service.js';
import { requirePlace } from './offering-rules.service.js';

export const NOT_PUBLISHABLE = 'Only a draft that starts in the future can be published.';
export const NOT_CANCELLABLE = 'Only a published one that has not ended can be cancelled.';

/** Publishes, cancels and previews offerings. */
@Injectable()
export class OfferingStatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: AdminOfferingsReader,
    private readonly previews: OfferingPreviews,
    private readonly interests: CourseInterestsService,
    private readonly mails: ParticipantMailsService,
  ) {}

  /** @throws NotFoundError, ConflictError, InvalidInputError without a place */
  publish(id: string): Promise<AdminOfferingDto> {
    return this.change(id, async (offering, manager) => {
      if (offering.status !== 'draft' || offering.startsAt <= new Date())
        throw new ConflictError(NOT_PUBLISHABLE);
      requirePlace(offering);
      offering.status = 'published';
      await manager.save(offering);
      await this.interests.notify(manager, offering);
    });
  }

  /** @throws NotFoundError, ConflictError */
  cancel(id: string): Promise<AdminOfferingDto> {
    return this.change(id, async (offering, manager) => {
      if (offering.status !== 'published' || offering.endsAt <= new Date())
        throw new ConflictError(NOT_CANCELLABLE);
      offering.status = 'cancelled';
      await manager.save(offering);
      await this.mails.offeringCancelled(manager, offering);
    });
  }

  /** @throws NotFoundError */
  async preview(id: string): Promise<OfferingPreviewDto> {
    const { slug } = await this.reader.get(id);
    return { path: `/events/${id}/${slug}?preview=${this.previews.issue(id)}` };
  }

  private async change(
    id: string,
    edit: (offering: Offering, manager: EntityManager) => Promise<void>,
  ): Promise<AdminOfferingDto> {
    await this.dataSource.transaction(async (manager) => {
      const offering = await this.reader.lock(manager, id);
      offering.version += 1;
      await edit(offering, manager);
    });
    return this.reader.get(id);
  }
}
