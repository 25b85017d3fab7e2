import type { Readable } from 'node:stream';
import type { RandomReads } from './random-reads.js';

/** Of those that are abandoned and cannot be removed, for people. */
export const LEFT = 'What an earlier backup has begun and never completed is left.';

/** Where backups lie. */
export interface BackupPlace {
  /** For people: where one of this name is. */
  describe(name: string): string;
  /** All that is there, of whomever. */
  names(): Promise<string[]>;
  open(name: string): Promise<RandomReads>;
  /** Whether one of this name would be lost before what replaces it is found whole. */
  wouldLose(name: string): Promise<boolean>;
  /** Writes a stream to its end, and has it checked; nothing is left of it when that or anything else fails. */
  keep(name: string, source: Readable, check: (reads: RandomReads) => Promise<void>): Promise<void>;
  remove(name: string): Promise<void>;
  /** Removes what somebody has begun long ago and never completed. */
  removeAbandoned(): Promise<void>;
}
