import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { SecretBox } from '../common/secrets/secret-box.js';
import { SecretsConfig } from '../common/secrets/secrets-config.js';
import { derivedKeys } from '../common/secrets/signing-keys.js';

/** Bytes of a secret; at least 24 by Standard Webhooks. */
const LENGTH = 32;

/** Makes the secrets of endpoints, and encrypts them with keys that follow from `JWT_SECRET`. */
@Injectable()
export class WebhookSecretsService extends SecretBox {
  constructor(config: SecretsConfig) {
    super(derivedKeys(config, 'secrets of webhooks'));
  }

  make(): string {
    return `whsec_${randomBytes(LENGTH).toString('base64')}`;
  }
}
