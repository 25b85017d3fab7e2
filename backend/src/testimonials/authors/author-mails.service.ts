import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { LinkTokensService } from '../../common/links/link-tokens.service.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { momentInWords } from '../../common/text/in-words.js';
import { SiteConfig } from '../../config/app-config.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import { MailsService } from '../../mail/mails.service.js';
import { findTestimonial } from '../admin/testimonials-admin.rules.js';
import type { ModerationDecision } from '../dto/moderation.dto.js';
import { Testimonial } from '../testimonial.entity.js';
import { StoryAuthor } from './story-author.entity.js';
import { renewDecisions } from './story-authors.queries.js';

/** Seconds in which a moderator can undo a decision before the author gets a mail. */
const TIME_TO_UNDO = 600;

/** Sends mails to the authors of stories. */
@Injectable()
export class AuthorMailsService {
  constructor(
    private readonly config: SiteConfig,
    private readonly dataSource: DataSource,
    @InjectRepository(StoryAuthor) private readonly authors: Repository<StoryAuthor>,
    private readonly mails: MailsService,
    private readonly site: SiteContentService,
    private readonly tokens: LinkTokensService,
    private readonly audit: AuditService,
  ) {
    mails.compose('story-confirmation', (id) => this.confirmation(id));
    mails.compose('story-approved', (decisionId) => this.approval(decisionId));
    mails.compose('story-rejected', (decisionId) => this.rejection(decisionId));
  }

  /** Queues mails about a decision within its transaction. An undo within ten minutes prevents them. */
  async tell(manager: EntityManager, ids: string[], decision: ModerationDecision): Promise<void> {
    const decisions = await renewDecisions(manager, ids);
    const causes = decisions.flatMap(({ former_id: id }) => id ?? []);
    await this.mails.forgetAbout(manager, { causes });
    for (const { email, decision_id: cause } of decisions) {
      const kind = `story-${decision}` as const;
      await this.mails.send(manager, { kind, cause, recipient: email, after: TIME_TO_UNDO });
    }
  }

  /** Returns the link for an admin who delivers it without mail. @throws NotFoundError without an address */
  linkFor(testimonialId: string): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      const { id } = await findTestimonial(manager, testimonialId);
      const author = await manager.findOneBy(StoryAuthor, { testimonialId: id });
      if (!author?.email) throw new NotFoundError('The author of this story gave no address.');
      await this.audit.record({ object: { type: 'story', id: String(id) } }, manager);
      return this.linkOf(author, manager);
    });
  }

  private async confirmation(id: string) {
    const author = await this.authors.findOneBy({ id });
    if (!author?.story || author.isExpired) return null;
    return {
      link: await this.linkOf(author),
      until: momentInWords(author.expiresAt, this.site.latest.content),
    };
  }

  private async approval(decisionId: string) {
    const decided = await this.decided(decisionId, 'approved');
    if (!decided?.testimonial.isVisible) return null;
    const { ownLink, testimonial } = decided;
    const link = `${this.config.publicUrl}/#stories`;
    return { name: testimonial.studentName, link, ownLink };
  }

  private async rejection(decisionId: string) {
    const decided = await this.decided(decisionId, 'rejected');
    return decided && { name: decided.testimonial.studentName, ownLink: decided.ownLink };
  }

  /** Returns null if a later decision, an undo or a correction has replaced this one, or the story is gone. */
  private async decided(decisionId: string, status: ModerationDecision) {
    const { manager } = this.dataSource;
    const author = await manager.findOneBy(StoryAuthor, { decisionId });
    if (!author?.testimonialId) return null;
    const testimonial = await manager.findOneBy(Testimonial, { id: author.testimonialId, status });
    return testimonial && { testimonial, ownLink: await this.linkOf(author) };
  }

  private async linkOf({ id }: StoryAuthor, manager = this.dataSource.manager): Promise<string> {
    const token = await this.tokens.issue(manager, StoryAuthor, id);
    return `${this.config.publicUrl}/your-story/${token}`;
  }
}
