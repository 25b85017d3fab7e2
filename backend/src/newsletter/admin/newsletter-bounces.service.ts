import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { BouncedAddressesService } from '../../mail/bounced-addresses.service.js';
import { findSubscription } from './newsletters-admin.rules.js';

/** Lets the mail service try bounced addresses of subscribers again. */
@Injectable()
export class NewsletterBouncesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly bounces: BouncedAddressesService,
  ) {}

  forget(id: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { email } = await findSubscription(manager, id);
      await this.bounces.forget(manager, email);
      await this.audit.record({ object: { type: 'subscriber', id } }, manager);
    });
  }
}
