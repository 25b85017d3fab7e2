import type { EntityManager } from 'typeorm';
import type { PlatformName } from './sync-run.entity.js';

/** What applying a catalogue did to our rows. `updated` counts changed rows and returned ones. */
export interface Changes {
  added: number;
  updated: number;
  removed: number;
}

/** Everything a platform offers, read completely and mapped, but not yet written. */
export interface ScannedCatalogue {
  size: number;
  /** Writes the differences inside the caller's transaction. */
  apply(manager: EntityManager): Promise<Changes>;
}

export interface CoursePlatform {
  readonly name: PlatformName;
  readonly label: string;
  /** The environment variables to set before it can be synced; empty when it can. */
  missingConfiguration(): string[];
  /** @throws PlatformError when the platform fails or its catalogue cannot be read completely */
  scan(signal: AbortSignal): Promise<ScannedCatalogue>;
  /** How many of its courses we hold, those gone from the platform not counted. */
  countHeld(manager: EntityManager): Promise<number>;
}

export const COURSE_PLATFORMS = Symbol('COURSE_PLATFORMS');
