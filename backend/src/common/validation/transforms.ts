import { readableAddress } from '../text/email-domain.js';
import { SEEN } from '../text/visible.js';

export function trimmed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/** For `@Transform`: text of which nothing is seen is as good as none. */
export function seen({ value }: { value: unknown }): unknown {
  return typeof value === 'string' && !SEEN.test(value) ? '' : value;
}

/**
 * For `@Transform`: takes out what turns the direction of the text around it. Names that are pasted bring
 * such characters along, and nobody sees them to take them out.
 */
export function undirected({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '') : value;
}

/** For `@Transform`: browsers send domains of other letters in code or as they were typed. */
export function readable({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? readableAddress(value) : value;
}

/** For `@Transform`: writes letters with accents in the one way that compares (Unicode NFC). */
export function composed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.normalize() : value;
}
