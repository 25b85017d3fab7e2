import { Injectable } from '@nestjs/common';
import { ExpiringTokens } from '../common/secrets/expiring-token.js';
import { SecretsConfig } from '../common/settings.js';
import { SiteConfig } from '../config/app-config.js';
import type { SitePreviewDto } from './dto/site-draft.dto.js';

const DAY_MS = 24 * 3_600_000;

/** Signs the addresses under which the draft is shown. */
@Injectable()
export class PreviewLinks {
  private readonly tokens: ExpiringTokens;

  constructor(
    secrets: SecretsConfig,
    private readonly site: SiteConfig,
  ) {
    this.tokens = new ExpiringTokens(secrets, 'lectern site preview');
  }

  create(): SitePreviewDto {
    const { token, expiresAt } = this.tokens.issue(DAY_MS);
    return {
      address: `${this.site.publicUrl}/preview/${token}`,
      expires_at: expiresAt.toISOString(),
    };
  }

  isValid(token: string): boolean {
    return this.tokens.check(token) === 'valid';
  }
}
