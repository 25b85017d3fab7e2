import { readableAddress } from '../text/email-domain.js';

export function trimmed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/** For `@Transform`: browsers send domains of other letters in code or as they were typed. */
export function readable({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? readableAddress(value) : value;
}

/** For `@Transform`: writes letters with accents in the one way that compares (Unicode NFC). */
export function composed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.normalize() : value;
}
