import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlatformsConfig } from '../config/app-config.js';
import type { PlatformWarningDto } from './dto/platform-warning.dto.js';
import { expiryWarning } from './platforms/thinkific/credential.js';
import { silenceWarning } from './webhooks/webhook-silence.js';

/** Lists what an admin should do about connections that syncs do not complain about. */
@Injectable()
export class PlatformWarningsService {
  constructor(
    private readonly config: PlatformsConfig,
    private readonly dataSource: DataSource,
  ) {}

  async list(): Promise<PlatformWarningDto[]> {
    const warnings = [
      expiryWarning(this.config.thinkific),
      await silenceWarning(this.dataSource.manager),
    ];
    return warnings
      .filter((warning) => warning !== null)
      .map(({ what, todo }) => ({ platform: 'thinkific', text: `${what}. ${todo}` }));
  }
}
