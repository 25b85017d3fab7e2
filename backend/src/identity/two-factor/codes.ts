import { randomInt } from 'node:crypto';
import { verifySync } from 'otplib';
import { hashToken } from '../../common/links/link-tokens.service.js';

const CODE_DIGITS = 6;
/** Seconds that the clock of a phone may be wrong by: one code either side. */
const TOLERANCE = 30;
/** Seconds up to which a code is known as one of another time, so that its owner hears of the clock. */
const KNOWN = 600;

/** Without letters that look like digits, and without vowels, so that no words come about. */
const LETTERS = '0123456789bcdfghjkmnpqrstvwxyz';
const GROUPS = 4;
const GROUP = 4;

/** How many recovery codes somebody gets. */
const RECOVERY_CODES = 10;

/** What a code of an app is at a time: of which time step it is, and whether that is too far away. */
export interface MatchedStep {
  step: number;
  isOfAnotherTime: boolean;
}

/** Null for a code of no time nearby. @param epoch seconds since 1970 */
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

/** The digits, of any script and however they are grouped; null: what was typed may be a recovery code. */
export function readAppCode(typed: string): string | null {
  const digits = toPlain(typed);
  return /^\d{1,9}$/.test(digits) ? digits : null;
}

/** Without spaces, dashes and invisible characters, in ASCII where there is the same letter or digit in it. */
function toPlain(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\u2212\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** The ten digits of a script follow each other, from 0 on. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - below - 1))) below += 1;
  return below % 10;
}

/** Such as "4fk2-9xwd-p0tz-7hmr": 78 bits, so a hash that is quick to compute protects them. */
export function newRecoveryCodes(): string[] {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length));
  const group = () => Array.from({ length: GROUP }, letter).join('');
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, group).join('-'),
  );
}

/** The same for all ways to write it, and to misread it. */
export function hashRecoveryCode(typed: string): Buffer {
  const letters = toPlain(typed)
    .toLowerCase()
    .replaceAll(/[^\da-z]/g, '');
  return hashToken(letters.replaceAll('o', '0').replaceAll(/[il]/g, '1'));
}
