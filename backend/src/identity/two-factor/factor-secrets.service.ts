import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../common/secrets/secret-box.js';
import { SecretsConfig } from '../../common/settings.js';
import { derivedKeys } from '../../common/secrets/signing-keys.js';

/** Encrypts the secrets of authenticator apps with keys derived from `JWT_SECRET`, bound to their user. */
@Injectable()
export class FactorSecretsService extends SecretBox {
  constructor(config: SecretsConfig) {
    super(derivedKeys(config, 'secrets of authenticator apps'));
  }
}
