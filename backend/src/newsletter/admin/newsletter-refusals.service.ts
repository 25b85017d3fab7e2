import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { BouncedAddressesService } from '../../mail/bounced-addresses.service.js';
import { findSubscription } from './newsletters-admin.rules.js';

/** Tries the addresses of subscribers again that the mail server has refused. */
@Injectable()
export class NewsletterRefusalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly refusals: BouncedAddressesService,
  ) {}

  /** @throws NotFoundError */
  forget(id: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { email } = await findSubscription(manager, id);
      await this.refusals.forget(manager, email);
      await this.audit.note({ object: { type: 'subscriber', id } }, manager);
    });
  }
}
