import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { AppConfig } from '../config/app-config.js';
import { derivedKeys } from '../config/signing-keys.js';
import type { Consent } from './consent.js';

export interface SealedSubscription {
  email: string;
  subscribedAt: Date;
  consents: Consent[] | null;
}

/** Those of before consents were kept have none. */
type SealedContent = [string, string, number, (Consent[] | null)?];

const HOURS_TO_UNDO = 24;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The secrets around an address, with keys of their own that are derived from `JWT_SECRET`. */
@Injectable()
export class AddressKeys {
  private readonly hashKeys: ReturnType<typeof derivedKeys>;
  private readonly sealKeys: ReturnType<typeof derivedKeys>;
  private readonly networkKey: Buffer;

  constructor(config: AppConfig) {
    this.hashKeys = derivedKeys(config, 'newsletter: hash of an erased address');
    this.sealKeys = derivedKeys(config, 'newsletter: undo of an unsubscription');
    [this.networkKey] = derivedKeys(config, 'newsletter: network address of a consent');
  }

  hash(email: string): Buffer {
    return hashWith(this.hashKeys[0], email);
  }

  /** Under which it may have been left behind. */
  hashes(email: string): Buffer[] {
    return this.hashKeys.map((key) => hashWith(key, email));
  }

  /** Tells whether two consents came from the same network address, and not from which. */
  digestOfNetwork(network: string): string {
    return hashWith(this.networkKey, network).toString('hex');
  }

  /** For a page to carry what the database has forgotten; good for this token, for 24 hours. */
  seal({ email, subscribedAt, consents }: SealedSubscription, token: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.sealKeys[0], nonce).setAAD(Buffer.from(token));
    const until = Date.now() + HOURS_TO_UNDO * 3_600_000;
    const content = JSON.stringify([email, subscribedAt.toISOString(), until, consents]);
    const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Null when the text was not sealed here, not for this token, or too long ago. */
  open(text: string, token: string): SealedSubscription | null {
    const bytes = Buffer.from(text, 'base64url');
    for (const key of this.sealKeys) {
      const opened = openWith(key, bytes, token);
      if (opened) return opened;
    }
    return null;
  }
}

function hashWith(key: Buffer, email: string): Buffer {
  return createHmac('sha256', key).update(email).digest();
}

function openWith(key: Buffer, bytes: Buffer, token: string): SealedSubscription | null {
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(token))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const content = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    const opened = Buffer.concat([content, decipher.final()]).toString('utf8');
    const [email, subscribedAt, until, consents] = JSON.parse(opened) as SealedContent;
    return Date.now() < until
      ? { email, subscribedAt: new Date(subscribedAt), consents: consents ?? null }
      : null;
  } catch {
    return null;
  }
}
