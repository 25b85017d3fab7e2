import { randomInt } from 'node:crypto';
import { verifySync } from 'otplib';
import { hashToken } from '../../common/links/link-tokens.service.js';

const CODE_DIGITS = 6;
/** Seconds that a phone's clock may be off, which accepts one code before and after the current one. */
const TOLERANCE = 30;
/** Seconds within which a refused code shows that the phone's clock is wrong, so that the message can say so. */
const KNOWN = 600;

/** No letters that look like digits, and no vowels, so that no words appear. */
const LETTERS = '0123456789bcdfghjkmnpqrstvwxyz';
const GROUPS = 4;
const GROUP = 4;

const RECOVERY_CODES = 10;

export interface MatchedStep {
  step: number;
  isOfAnotherTime: boolean;
}

/** Returns null if the code belongs to no time step near `epoch`, which is in seconds since 1970. */
export function matchAppCode(secret: string, token: string, epoch: number): MatchedStep | null {
  if (token.length !== CODE_DIGITS) return null;
  for (const epochTolerance of [TOLERANCE, KNOWN]) {
    const match = verifySync({ secret, token, epoch, epochTolerance });
    if (match.valid && 'timeStep' in match) {
      return { step: match.timeStep, isOfAnotherTime: epochTolerance === KNOWN };
    }
  }
  return null;
}

export function readAppCode(typed: string): string | null {
  const digits = toPlain(typed);
  return /^\d{1,9}$/.test(digits) ? digits : null;
}

/** Removes spaces, dashes and invisible characters, and converts letters and digits to ASCII where possible. */
function toPlain(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\u2212\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - below - 1))) below += 1;
  return below % 10;
}

/** Returns codes such as "4fk2-9xwd-p0tz-7hmr". They have 78 random bits, so a fast hash protects them. */
export function newRecoveryCodes(): string[] {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length));
  const group = () => Array.from({ length: GROUP }, letter).join('');
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, group).join('-'),
  );
}

/** Returns the same hash for all spellings, including o for 0 and i or l for 1. */
export function hashRecoveryCode(typed: string): Buffer {
  const letters = toPlain(typed)
    .toLowerCase()
    .replaceAll(/[^\da-z]/g, '');
  return hashToken(letters.replaceAll('o', '0').replaceAll(/[il]/g, '1'));
}
