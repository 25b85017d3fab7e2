import type { MirroredRows, MirrorTable } from './changes/mirror-table.js';
import type { PlatformName } from '../common/platforms.js';

export interface ScanProblem {
  /** Null if it belongs to no course or an unknown one. */
  courseId: string | null;
  mayBeAny: boolean;
  source: string;
  field: string;
  reason: string;
}

/** A platform's complete catalogue in our format. */
export interface ScannedCatalogue {
  table: MirrorTable;
  rows: MirroredRows;
  problems: ScanProblem[];
  /** Of the courses that have chapters, or may have some. */
  chapters?: ReadonlyMap<string, ListedChapters>;
  scope?: string[];
}

export interface ListedChapters {
  listed: number[];
  isRead: boolean;
}

/** Courses by their ids, or by the ids of the products that sell them. */
export interface CoursesOnly {
  courses: number[];
  products: number[];
}

export interface ScanWatch {
  pageRead(): void;
  coursesRead(done: number, total: number): void;
}

/** Curricula by course, without courses that have a problem. */
export type Curricula = ReadonlyMap<string, string[]>;

/** Returns what was read so far when `wanted` aborts. */
export type ReadCurricula = (
  courses: { id: string; listed: number[] }[],
  signal: AbortSignal,
  watch: ScanWatch & { readonly wanted: AbortSignal },
) => Promise<{ curricula: Curricula; problems: ScanProblem[] }>;

export interface CoursePlatform {
  readonly name: PlatformName;
  readonly label: string;
  readonly table: MirrorTable;
  readonly requests: number;
  missingConfiguration(): string[];
  /** Reads curricula separately from the scan; undefined if the scan reads them itself. */
  readonly readCurricula?: ReadCurricula | undefined;
  /** @throws PlatformError when the platform fails or its catalogue cannot be read completely */
  scan(signal: AbortSignal, watch?: ScanWatch, known?: Curricula): Promise<ScannedCatalogue>;
  /** Scans some courses, if the platform supports it. */
  scanSome?(only: CoursesOnly, signal: AbortSignal): Promise<ScannedCatalogue>;
}

export const COURSE_PLATFORMS = Symbol('COURSE_PLATFORMS');
export const SYNC_HOLD = Symbol('SYNC_HOLD');
