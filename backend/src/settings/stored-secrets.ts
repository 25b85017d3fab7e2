import { SecretBox } from '../common/secrets/secret-box.js';
import { derivedKeys } from '../common/secrets/signing-keys.js';
import type { SecretsConfig } from '../common/settings.js';

/** Encrypts stored settings with keys derived from `JWT_SECRET`, bound to their names. */
export class StoredSecrets extends SecretBox {
  constructor(config: SecretsConfig) {
    super(derivedKeys(config, 'stored settings'));
  }
}
