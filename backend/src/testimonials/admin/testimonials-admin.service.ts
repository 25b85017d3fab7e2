import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import type { AdminTestimonialDto, AdminTestimonialListDto } from '../dto/admin-testimonial.dto.js';
import type { CreateTestimonialDto } from '../dto/update-testimonial.dto.js';
import type { ListAdminTestimonialsQuery } from '../dto/list-admin-testimonials.query.js';
import type { UpdateTestimonialDto } from '../dto/update-testimonial.dto.js';
import { Testimonial } from '../testimonial.entity.js';
import { mark, markOne } from '../marks/mark.js';
import { AuthorMailsService } from '../authors/author-mails.service.js';
import { findStories, isOneStatement } from './page.queries.js';
import { toTestimonials } from './shown-stories.queries.js';
import { changeTestimonial, findTestimonial, requireMatch } from './testimonials-admin.rules.js';

/** Finds stories and edits their words; verdicts are `ModerationService`’s (decisions/testimonials.md). */
@Injectable()
export class TestimonialsAdminService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Testimonial) private readonly testimonials: Repository<Testimonial>,
    private readonly authors: AuthorMailsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Newest first unless told, suspected stories last in the queue; page and totals are of one moment,
   * marks and authors of the next.
   */
  async list(query: ListAdminTestimonialsQuery): Promise<AdminTestimonialListDto> {
    const { manager } = this.dataSource;
    const found = isOneStatement(query)
      ? await findStories(manager, query)
      : await manager.transaction('REPEATABLE READ', (snapshot) => findStories(snapshot, query));
    const asOf = new Date().toISOString();
    const testimonials = await mark(manager, toTestimonials(found.shown));
    await this.noteAddresses(testimonials);
    return { testimonials, pagination: toPagination(query, found.total, found), as_of: asOf };
  }

  /** Of stories alone there is nothing to note: they are written for everybody. */
  private async noteAddresses(shown: AdminTestimonialDto[], id?: string): Promise<void> {
    const rows = shown.filter(({ authorEmail }) => authorEmail !== undefined).length;
    if (rows > 0) await this.audit.noteView({ object: { type: 'story', id }, after: { rows } });
  }

  /** Those that wait for longest, suspected ones last. */
  async oldestPending(limit: number): Promise<AdminTestimonialDto[]> {
    const ofKind = (isSuspected: boolean) =>
      this.testimonials.find({
        where: { status: 'pending', isSuspected },
        order: { createdAt: 'ASC', id: 'ASC' },
        take: limit,
      });
    const found = [...(await ofKind(false)), ...(await ofKind(true))];
    const shown = await mark(this.dataSource.manager, found.slice(0, limit));
    await this.noteAddresses(shown);
    return shown;
  }

  /** @throws NotFoundError */
  async get(id: string): Promise<AdminTestimonialDto> {
    const { manager } = this.dataSource;
    const shown = await markOne(manager, await findTestimonial(manager, id));
    await this.noteAddresses([shown], id);
    return shown;
  }

  async create(dto: CreateTestimonialDto): Promise<AdminTestimonialDto> {
    const { manager } = this.dataSource;
    return markOne(manager, await manager.save(manager.create(Testimonial, { ...dto })));
  }

  /**
   * @param ifMatch undefined: the last write wins
   * @throws NotFoundError, PreconditionFailedError when somebody has changed it in between
   */
  update(id: string, dto: UpdateTestimonialDto, ifMatch?: string): Promise<AdminTestimonialDto> {
    return changeTestimonial(this.dataSource.manager, id, async (manager, testimonial) => {
      await requireMatch(manager, testimonial, ifMatch);
      const decided = dto.status !== undefined || dto.isVisible !== undefined;
      const values = decided ? { ...dto, visibleWhilePending: null } : dto;
      const { status } = dto;
      const isNew = status !== undefined && status !== testimonial.status;
      await manager.save(manager.merge(Testimonial, testimonial, values));
      if (isNew && status !== 'pending') await this.authors.tell(manager, [id], status);
    });
  }
}
