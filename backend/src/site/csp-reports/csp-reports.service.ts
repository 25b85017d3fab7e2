import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import { SiteConfig } from '../../config/app-config.js';
import { PageTemplates } from './page-templates.js';
import { readReports } from './read-reports.js';

export const reported = { count: 0 };

interface Sender {
  address: string;
  host: string;
}

/** Logs violations of the content security policy without personal data. */
@Injectable()
export class CspReports {
  private readonly logger = new Logger(CspReports.name);
  private readonly limiter: FormLimiter;

  constructor(
    dataSource: DataSource,
    private readonly site: SiteConfig,
    limits: RateLimitConfig,
    private readonly pages: PageTemplates,
  ) {
    const refusal = 'Too many reports were sent from your network address.';
    this.limiter = new FormLimiter(limits, dataSource, 'csp', refusal);
  }

  /** Ignores reports about other sites. @throws InvalidInputError, TooManyRequestsError */
  async take(sent: unknown, { address, host }: Sender): Promise<void> {
    const hosts = [host, new URL(this.site.publicUrl).host];
    const ours = readReports(sent).filter(({ document }) => hosts.includes(document.host));
    if (ours.length === 0) return;
    await this.limiter.take(address);
    for (const { directive, blocked, document } of ours) {
      const page = this.pages.of(document.pathname);
      reported.count += 1;
      this.logger.warn({ directive, blocked, page }, 'A browser blocked something on a page.');
    }
  }
}
