import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppConfig } from '../../config/app-config.js';
import { derivedKeys } from '../../config/signing-keys.js';
import { ConflictError } from '../problem/app-error.js';

const MINUTES_TO_DECIDE = 10;

export interface Selected {
  ids: string[];
  /** The filter's value that the rows must still have. */
  only: string | null;
}

type Content = [list: string, userId: string, until: number, selected: Selected];

/** Signs which rows somebody was shown, so that what they confirm is about these and no others. */
@Injectable()
export class SelectionTokens {
  private readonly keys: ReturnType<typeof derivedKeys>;

  constructor(config: AppConfig) {
    this.keys = derivedKeys(config, 'selection of rows');
  }

  /** Good for this list and this person, for ten minutes. */
  sign(list: string, userId: string, selected: Selected) {
    const until = Date.now() + MINUTES_TO_DECIDE * 60_000;
    const content: Content = [list, userId, until, selected];
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    return {
      token: `${text}.${signatureOf(text, this.keys[0])}`,
      expires_at: new Date(until).toISOString(),
    };
  }

  /** @throws ConflictError for what was not signed here for this list and person, or too long ago */
  open(list: string, userId: string, token: string): Selected {
    const [text = '', signature = ''] = token.split('.');
    if (!this.keys.some((key) => isSame(signature, signatureOf(text, key)))) throw outdated();
    const content = Buffer.from(text, 'base64url').toString('utf8');
    const [forList, forUser, until, selected] = JSON.parse(content) as Content;
    if (forList !== list || forUser !== userId || until <= Date.now()) throw outdated();
    return selected;
  }
}

function signatureOf(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function isSame(signature: string, expectedSignature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(expectedSignature)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function outdated(): ConflictError {
  return new ConflictError('This selection does not hold any more. Select the rows again.');
}
