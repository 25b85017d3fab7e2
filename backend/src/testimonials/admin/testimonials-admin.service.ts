import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import type { AdminTestimonialDto, AdminTestimonialListDto } from '../dto/admin-testimonial.dto.js';
import type { CreateTestimonialDto, UpdateTestimonialDto } from '../dto/update-testimonial.dto.js';
import type { ListAdminTestimonialsQuery } from '../dto/list-admin-testimonials.query.js';
import { Testimonial } from '../testimonial.entity.js';
import { mark, markOne } from '../marks/mark.js';
import { AuthorMailsService } from '../authors/author-mails.service.js';
import { findStories, isOneStatement } from './page.queries.js';
import { toTestimonials } from './shown-stories.queries.js';
import { changeTestimonial, findTestimonial, requireMatch } from './testimonials-admin.rules.js';

/** Lists and edits stories. `ModerationService` decides about them (decisions/testimonials.md). */
@Injectable()
export class TestimonialsAdminService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Testimonial) private readonly testimonials: Repository<Testimonial>,
    private readonly authors: AuthorMailsService,
    private readonly audit: AuditService,
  ) {}

  /** Reads the page and its totals from one snapshot, marks and authors later. Likely spam comes last. */
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

  /** Records only views of authors' addresses. The stories themselves are public. */
  private async noteAddresses(shown: AdminTestimonialDto[], id?: string): Promise<void> {
    const rows = shown.filter(({ authorEmail }) => authorEmail !== undefined).length;
    if (rows > 0) await this.audit.recordView({ object: { type: 'story', id }, after: { rows } });
  }

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

  /** @throws NotFoundError, PreconditionFailedError if `ifMatch` is given and the story has changed since */
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
