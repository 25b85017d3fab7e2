import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { SecretBox } from '../common/secrets/secret-box.js';
import { SecretsConfig } from '../common/settings.js';
import { derivedKeys } from '../common/secrets/signing-keys.js';

/** Bytes; Standard Webhooks requires at least 24. */
const LENGTH = 32;

/** Generates secrets and encrypts them with keys derived from `JWT_SECRET`. */
@Injectable()
export class WebhookSecretsService extends SecretBox {
  constructor(config: SecretsConfig) {
    super(derivedKeys(config, 'secrets of webhooks'));
  }

  make(): string {
    return `whsec_${randomBytes(LENGTH).toString('base64')}`;
  }
}
