import type { MirroredRows, MirrorTable } from './changes/mirror-table.js';
import type { PlatformName } from '../common/platforms.js';

/** A record that is not of the documented shape, so that its course stays here as it was. */
export interface ScanProblem {
  /** Null when it belongs to no course, or nobody can tell to which. */
  courseId: string | null;
  /** It is a course whose id cannot be read, so it may be any of ours. */
  mayBeAny: boolean;
  /** Such as "GET /courses, item 3". */
  source: string;
  field: string;
  reason: string;
}

/** Everything a platform offers, read completely and mapped, but not yet held against our rows. */
export interface ScannedCatalogue {
  table: MirrorTable;
  /** Without the courses that have a problem. */
  rows: MirroredRows;
  problems: ScanProblem[];
  /** Of the courses that have some, or might. */
  chapters?: ReadonlyMap<string, ListedChapters>;
  /** The ids of the only courses that were asked for; absent when all were. */
  scope?: string[];
}

/** The ids of a course's chapters, and whether its curriculum was read as well. */
export interface ListedChapters {
  listed: number[];
  isRead: boolean;
}

/** Courses by their ids, or by those of the products that sell them. */
export interface CoursesOnly {
  courses: number[];
  products: number[];
}

/** Is told how far a scan has come. */
export interface ScanWatch {
  pageRead(): void;
  coursesRead(done: number, total: number): void;
}

/** By course; those that have a problem are not there. */
export type Curricula = ReadonlyMap<string, string[]>;

/** Ends early, with what was read by then, once `wanted` is aborted. */
export type ReadCurricula = (
  courses: { id: string; listed: number[] }[],
  signal: AbortSignal,
  watch: ScanWatch & { readonly wanted: AbortSignal },
) => Promise<{ curricula: Curricula; problems: ScanProblem[] }>;

export interface CoursePlatform {
  readonly name: PlatformName;
  readonly label: string;
  readonly table: MirrorTable;
  /** Requests of all scans so far, those that were answered badly too. */
  readonly requests: number;
  /** The environment variables to set before it can be synced; empty when it can. */
  missingConfiguration(): string[];
  /** Reads the curricula that a scan takes from `known`; absent where it reads them itself. */
  readonly readCurricula?: ReadCurricula | undefined;
  /** @throws PlatformError when the platform fails or its catalogue cannot be read completely */
  scan(signal: AbortSignal, watch?: ScanWatch, known?: Curricula): Promise<ScannedCatalogue>;
  /** The same for some courses, where the platform can be asked for them. */
  scanSome?(only: CoursesOnly, signal: AbortSignal): Promise<ScannedCatalogue>;
}

export const COURSE_PLATFORMS = Symbol('COURSE_PLATFORMS');
/** The limits beyond which a run asks before it writes (`SyncHoldConfig`). */
export const SYNC_HOLD = Symbol('SYNC_HOLD');
