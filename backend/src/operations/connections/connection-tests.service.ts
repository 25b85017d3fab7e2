import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import type { AppConfig } from '../../config/app-config.js';
import type { ConnectionName } from '../../config/stored-variables.js';
import { findConnection, SettingsAdminService } from '../../settings/settings-admin.service.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import type { ConnectionTestDto, TestConnectionDto } from './dto/connection-test.dto.js';
import { type TestMail, testMail } from './test-mail.js';
import { testFeed, testMoodle, testThinkific, testUdemy } from './test-platform.js';
import { testStorage } from './test-storage.js';

/** Per minute and user. Each test connects to an address of the user's choice. */
const MOST = {
  name: 'connection-test',
  points: 10,
  duration: 60,
  refusal: 'You have tested connections often.',
};

@Injectable()
export class ConnectionTestsService {
  private readonly limiter: RateLimiter;

  constructor(
    dataSource: DataSource,
    private readonly limits: RateLimitConfig,
    private readonly settings: SettingsAdminService,
    private readonly audit: AuditService,
    private readonly content: SiteContentService,
  ) {
    this.limiter = new RateLimiter(dataSource, MOST);
  }

  /**
   * Connects with the given values, else with those that are in force, and returns what the other side answered.
   * @throws NotFoundError, InvalidInputError, ConflictError, TooManyRequestsError
   */
  async test(
    name: string,
    { settings, send_mail: isSent = false }: TestConnectionDto,
    user: SignedInUser,
  ): Promise<ConnectionTestDto> {
    const connection = findConnection(name);
    const config = this.settings.tryOut(connection, settings);
    if (this.limits.rateLimit) await this.limiter.take(user.id);
    await this.audit.record({ object: { type: 'setting', id: connection } });
    const siteName = this.content.latest.content.name;
    return ask(connection, config, { siteName, recipient: isSent ? user.email : null });
  }
}

function ask(
  connection: ConnectionName,
  config: AppConfig,
  mail: TestMail,
): Promise<ConnectionTestDto> {
  switch (connection) {
    case 'thinkific':
      return testThinkific(config);
    case 'udemy':
      return testUdemy(config);
    case 'moodle':
      return testMoodle(config);
    case 'feed':
      return testFeed(config);
    case 'mail':
      return testMail(config, mail);
    case 'pictures':
      return testStorage(config);
  }
}
