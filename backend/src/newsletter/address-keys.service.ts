import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { SecretBox } from '../common/secrets/secret-box.js';
import { SecretsConfig } from '../common/settings.js';
import { derivedKeys } from '../common/secrets/signing-keys.js';
import type { Consent } from './consent.js';

export interface SealedSubscription {
  email: string;
  subscribedAt: Date;
  consents: Consent[] | null;
}

/** Links from before consents were stored have none. */
type SealedContent = [string, string, number, (Consent[] | null)?];

const HOURS_TO_UNDO = 24;

/** Hashes and encrypts addresses with keys derived from `JWT_SECRET`. */
@Injectable()
export class AddressKeys {
  private readonly hashKeys: ReturnType<typeof derivedKeys>;
  private readonly sealed: SecretBox;
  private readonly networkKey: Buffer;

  constructor(config: SecretsConfig) {
    this.hashKeys = derivedKeys(config, 'newsletter: hash of an erased address');
    this.sealed = new SecretBox(derivedKeys(config, 'newsletter: undo of an unsubscription'));
    [this.networkKey] = derivedKeys(config, 'newsletter: network address of a consent');
  }

  hash(email: string): Buffer {
    return hashWith(this.hashKeys[0], email);
  }

  /** Returns the hash for each key of `JWT_SECRET`, because an older key may have made a stored hash. */
  hashes(email: string): Buffer[] {
    return this.hashKeys.map((key) => hashWith(key, email));
  }

  /** Returns a digest that shows whether two consents came from the same network address, but not which. */
  digestOfNetwork(network: string): string {
    return hashWith(this.networkKey, network).toString('hex');
  }

  /** Encrypts an erased subscription for the page that offers the undo. Valid with this token for 24 hours. */
  seal({ email, subscribedAt, consents }: SealedSubscription, token: string): string {
    const until = Date.now() + HOURS_TO_UNDO * 3_600_000;
    const content = JSON.stringify([email, subscribedAt.toISOString(), until, consents]);
    return this.sealed.seal(token, content).toString('base64url');
  }

  /** Returns null if the text was not sealed here or for this token, or is too old. */
  open(text: string, token: string): SealedSubscription | null {
    const opened = this.sealed.open(token, Buffer.from(text, 'base64url'));
    if (!opened) return null;
    const [email, subscribedAt, until, consents] = JSON.parse(opened.secret) as SealedContent;
    if (Date.now() >= until) return null;
    return { email, subscribedAt: new Date(subscribedAt), consents: consents ?? null };
  }
}

function hashWith(key: Buffer, email: string): Buffer {
  return createHmac('sha256', key).update(email).digest();
}
