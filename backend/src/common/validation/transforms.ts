import { readableAddress } from '../text/email-domain.js';
import { HAS_VISIBLE_CHARACTER } from '../text/visible.js';

export function trimmed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

export function seen({ value }: { value: unknown }): unknown {
  return typeof value === 'string' && !HAS_VISIBLE_CHARACTER.test(value) ? '' : value;
}

/** For `@Transform`: removes characters that change the text direction, which come invisibly with pasted names. */
export function withoutDirectionMarks({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '') : value;
}

export function readable({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? readableAddress(value) : value;
}

export function composed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.normalize() : value;
}
