import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const LONGEST = 100;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LONGEST });

/** From 0, which is guessed at once, to 4. */
export function scoreOf(password: string, owner: string[]): number {
  return zxcvbn.check(password.slice(0, LONGEST), owner).score;
}
