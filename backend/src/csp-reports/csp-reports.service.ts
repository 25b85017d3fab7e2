import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Every } from '../common/jobs/every.js';
import { FormLimiter } from '../common/rate-limit/form-limiter.js';
import { AppConfig } from '../config/app-config.js';
import {
  clearReports,
  countReports,
  listReports,
  MOST_KEPT,
  purgeReports,
} from './csp-reports.queries.js';
import type { CspReportsDto } from './dto/csp-reports.dto.js';
import { PageTemplates } from './page-templates.js';
import { readReports } from './read-reports.js';

/** Who has sent a report, and to which host. */
interface Sender {
  address: string;
  host: string;
}

/** Counts what the policy of the pages has kept browsers from loading, without a word on whose they are. */
@Injectable()
export class CspReports {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly pages: PageTemplates,
    private readonly audit: AuditService,
  ) {
    const refusal = 'Too many reports have come from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'csp', refusal);
  }

  /** Passes over what is of no page of this site. @throws InvalidInputError, TooManyRequestsError */
  async take(sent: unknown, { address, host }: Sender): Promise<void> {
    const hosts = [host, new URL(this.config.publicUrl).host];
    const ours = readReports(sent).filter(({ document }) => hosts.includes(document.host));
    if (ours.length === 0) return;
    await this.limiter.take(address);
    const found = ours.map(({ directive, blocked, document }) => ({
      directive,
      blocked,
      page: this.pages.of(document.pathname),
    }));
    await countReports(this.dataSource, found);
  }

  async list(): Promise<CspReportsDto> {
    const reports = await listReports(this.dataSource);
    return { reports, is_full: reports.length >= MOST_KEPT };
  }

  async clear(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const after = { lines: await clearReports(manager) };
      await this.audit.note({ object: { type: 'cspReports' }, after }, manager);
    });
  }

  @Every('hour', 'Old CSP reports are kept until the next hour.')
  async purge(): Promise<void> {
    await purgeReports(this.dataSource);
  }
}
