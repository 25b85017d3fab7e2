import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import { containsPattern } from '../../common/sql/is-wanted.js';
import { MailsService } from '../../mail/mails.service.js';
import { Confirmation } from '../confirmation/confirmation.entity.js';
import { whoIsPending } from '../confirmation/confirmations.queries.js';
import type {
  PendingNewsletterListDto,
  PendingNewslettersQuery,
} from '../dto/pending-newsletter.dto.js';

@Injectable()
export class PendingNewslettersService {
  constructor(
    @InjectRepository(Confirmation) private readonly confirmations: Repository<Confirmation>,
    private readonly mails: MailsService,
    private readonly audit: AuditService,
  ) {}

  async list(query: PendingNewslettersQuery): Promise<PendingNewsletterListDto> {
    const { page, limit, search = '' } = query;
    const [found, total] = await this.confirmations.findAndCount({
      where: whoIsPending(containsPattern(search)),
      order: { askedAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    const mails = await this.mails.statesOf(found.map(({ id }) => id));
    await this.audit.recordView({ object: { type: 'subscriber' }, after: { rows: found.length } });
    return {
      newsletters: found.flatMap(({ id, email, askedAt, remindedAt, expiresAt }) =>
        email === null
          ? []
          : {
              id,
              email,
              askedAt: askedAt.toISOString(),
              remindedAt: remindedAt?.toISOString() ?? null,
              expiresAt: expiresAt.toISOString(),
              mail: mails.get(id),
            },
      ),
      pagination: toPagination(query, total),
    };
  }
}
