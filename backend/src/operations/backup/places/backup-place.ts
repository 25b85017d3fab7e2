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
  /**
   * Removes backups that were begun and never completed: those of processes of this machine that have ended, and
   * those of others after a day. @param name only such a backup of this name, of this machine
   */
  removeAbandoned(name?: string): Promise<void>;
}
