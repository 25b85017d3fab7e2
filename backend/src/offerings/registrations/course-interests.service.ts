import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CoursesService } from '../../catalogue/courses/courses.service.js';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { LinkTokensService } from '../../common/links/link-tokens.service.js';
import { findByToken } from '../../common/links/token-link.entity.js';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import { SiteConfig } from '../../config/app-config.js';
import { MailsService } from '../../mail/mails.service.js';
import { toAddress } from '../../newsletter/subscription.mapper.js';
import type { InterestNotedDto } from '../dto/register.dto.js';
import { Offering } from '../offering.entity.js';
import { CourseInterest } from './course-interest.entity.js';
import { addInterest, deleteOldInterests, takeInterested } from './course-interests.queries.js';
import { OfferingTexts } from './offering-texts.service.js';

/** Records who waits for a date of a course, and tells them. */
@Injectable()
export class CourseInterestsService {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly dataSource: DataSource,
    private readonly courses: CoursesService,
    private readonly mails: MailsService,
    private readonly tokens: LinkTokensService,
    private readonly texts: OfferingTexts,
    private readonly site: SiteConfig,
    config: RateLimitConfig,
  ) {
    const refusal = 'Too many requests for dates have come from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'interest', refusal);
    mails.compose('course-date', (id) => this.compose(id));
  }

  /** Answers known and new addresses alike. @throws NotFoundError, TooManyRequestsError */
  async add(courseId: string, email: string, network: string): Promise<InterestNotedDto> {
    await this.limiter.take(network);
    const { id } = await this.courses.get(courseId);
    const address = toAddress(email);
    await addInterest(this.dataSource.manager, id, address);
    return { email: address };
  }

  /** Tells everybody who waits for a date of the offering's course. Does nothing without a course. */
  async notify(manager: EntityManager, { id, courseId }: Offering): Promise<void> {
    if (courseId === null) return;
    const interested = await takeInterested(manager, courseId, id);
    const mails = interested.map((each) => ({ cause: each.id, recipient: each.email }));
    await this.mails.sendAll(manager, 'course-date', mails);
  }

  find(token: string): Promise<CourseInterest | null> {
    return findByToken(this.dataSource.manager, CourseInterest, token);
  }

  /** Deletes the address of the link. Returns false if it is deleted already, or the link is unknown. */
  remove(token: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const interest = await findByToken(manager, CourseInterest, token, { locked: true });
      if (interest) await this.delete(manager, [interest]);
      return interest !== null;
    });
  }

  async delete(manager: EntityManager, interests: CourseInterest[]): Promise<void> {
    const causes = interests.map(({ id }) => id);
    if (causes.length === 0) return;
    await manager.delete(CourseInterest, causes);
    const emails = interests.map(({ email }) => email);
    await this.mails.forgetAbout(manager, { causes, emails });
  }

  @Scheduled('hour', 'Could not delete old requests for dates (will retry in 1 h).')
  async forget(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const old = await deleteOldInterests(manager);
      const causes = old.map(({ id }) => id);
      await this.mails.forgetAbout(manager, { causes, emails: old.map(({ email }) => email) });
    });
  }

  private async compose(id: string) {
    const { manager } = this.dataSource;
    const interest = await manager.findOneBy(CourseInterest, { id });
    if (!interest?.offeringId) return null;
    const offering = await manager.findOneBy(Offering, { id: interest.offeringId });
    if (offering?.status !== 'published' || offering.startsAt <= new Date()) return null;
    const token = await this.tokens.issue(manager, CourseInterest, id);
    return {
      ...this.texts.of(offering),
      removalLink: `${this.site.publicUrl}/course-interests/${token}`,
    };
  }
}
