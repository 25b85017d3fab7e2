import type { MirroredRows, MirrorTable } from './changes/mirror-table.js';
import type { PlatformName } from '../common/platforms.js';

export interface ScanProblem {
  courseId: string | null;
  mayBeAny: boolean;
  source: string;
  field: string;
  reason: string;
}

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

export interface CoursesOnly {
  courses: number[];
  products: number[];
}

export interface ScanWatch {
  pageRead(): void;
  coursesRead(done: number, total: number): void;
}

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
  readonly readCurricula?: ReadCurricula | undefined;
  /** @throws PlatformError when the platform fails or its catalogue cannot be read completely */
  scan(signal: AbortSignal, watch?: ScanWatch, known?: Curricula): Promise<ScannedCatalogue>;
  scanSome?(only: CoursesOnly, signal: AbortSignal): Promise<ScannedCatalogue>;
}

export const COURSE_PLATFORMS = Symbol('COURSE_PLATFORMS');
export const SYNC_HOLD = Symbol('SYNC_HOLD');
