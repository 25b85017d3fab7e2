import { Injectable } from '@nestjs/common';
import { ExpiringTokens } from '../common/secrets/expiring-token.js';
import { SecretsConfig } from '../common/settings.js';

const DAY_MS = 24 * 3_600_000;

/** Signs the addresses under which drafts of offerings are shown. */
@Injectable()
export class OfferingPreviews {
  constructor(private readonly secrets: SecretsConfig) {}

  /** Returns a token for the page of one offering, valid for a day. */
  issue(id: string): string {
    return this.tokensOf(id).issue(DAY_MS).token;
  }

  isValid(id: string, token: string): boolean {
    return this.tokensOf(id).check(token) === 'valid';
  }

  private tokensOf(id: string): ExpiringTokens {
    return new ExpiringTokens(this.secrets, `lectern preview of offering ${id}`);
  }
}
