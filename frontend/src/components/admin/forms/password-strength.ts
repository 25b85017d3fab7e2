import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const LONGEST = 100;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LONGEST });

const WORDS = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

export interface Strength {
  /** From 0 (guessed at once) to 4. */
  score: number;
  words: string;
}

/** Rates a password for an attacker who knows its owner. `public/password-meter.js` uses it too. */
export function strengthOf(password: string, owner: string[]): Strength {
  const { score } = zxcvbn.check(password.slice(0, LONGEST), owner);
  return { score, words: WORDS[score] };
}
