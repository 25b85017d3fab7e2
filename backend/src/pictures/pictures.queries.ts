import { type Manager, queryColumn } from '../common/sql/query.js';
import type { PictureDto } from './dto/picture.dto.js';
import type { PictureErrorName } from './picture-error.js';
import type { ReadPicture } from './read-picture.js';

const LOOK_AGAIN = '7 days';
const FIRST_PAUSE = '1 minute';
const LONGEST_PAUSE = '1 day';
const UNUSED_FOR = '1 day';
const LOOKED_AT = 100;
const LOOKED_THROUGH = 5_000;
const LISTED = 1_000;

export async function wantPictures(manager: Manager, urls: readonly string[]): Promise<void> {
  await manager.query(
    `INSERT INTO pictures (url) SELECT url FROM unnest($1::text[]) AS wanted (url)
     WHERE url ~* '^https?://' AND octet_length(url) <= 2600 ON CONFLICT DO NOTHING`,
    [urls],
  );
}

/** Schedules the deletion, in a day, of pictures that their URL no longer has. */
export async function leavePictures(manager: Manager, hashes: readonly string[]): Promise<void> {
  await manager.query(
    `INSERT INTO left_pictures (hash) SELECT DISTINCT hash FROM unnest($1::text[]) AS left_ones (hash)
     ON CONFLICT (hash) DO UPDATE SET due_at = excluded.due_at`,
    [hashes],
  );
}

export async function findPictures(
  manager: Manager,
  urls: string[],
): Promise<Map<string, PictureDto>> {
  const rows = await manager.query<({ url: string } & PictureDto)[]>(
    `SELECT url, '/pictures/' || hash AS path, width, height, colour
     FROM pictures WHERE url = ANY($1) AND hash IS NOT NULL`,
    [urls],
  );
  return new Map(rows.map(({ url, ...picture }) => [url, picture]));
}

/** Adds an upload, which has no other source. Its due time is the next check whether it is used. */
export async function storeUpload(
  manager: Manager,
  url: string,
  hash: string,
  { width, height, colour }: ReadPicture,
): Promise<void> {
  await manager.query(
    `INSERT INTO pictures (url, hash, width, height, colour, is_upload, fetched_at, due_at)
     VALUES ($1, $2, $3, $4, $5, true, now(), now() + interval '${UNUSED_FOR}')
     ON CONFLICT (url) DO UPDATE SET hash = excluded.hash, width = excluded.width,
       height = excluded.height, colour = excluded.colour, is_upload = true, failure = NULL,
       failures = 0, fetched_at = now(), created_at = now(), due_at = excluded.due_at`,
    [url, hash, width, height, colour],
  );
}

export async function countNewUploads(manager: Manager): Promise<number> {
  const [row] = await manager.query<{ uploads: number }[]>(
    `SELECT count(*)::int AS uploads FROM pictures
     WHERE is_upload AND created_at > now() - interval '${UNUSED_FOR}'`,
  );
  return row?.uploads ?? 0;
}

export function isAnyDue(manager: Manager): Promise<boolean> {
  return isDue(manager, `(is_upload OR NOT (${IS_UNSHOWN}))`);
}

export function isAnyCheckDue(manager: Manager): Promise<boolean> {
  return isDue(manager, 'is_upload');
}

async function isDue(manager: Manager, which: string): Promise<boolean> {
  const [row] = await manager.query<{ is_due: boolean }[]>(
    `SELECT EXISTS (SELECT FROM pictures picture WHERE due_at <= now() AND ${which})
       OR EXISTS (SELECT FROM left_pictures WHERE due_at <= now()) AS is_due`,
  );
  return row?.is_due ?? false;
}

export function findDue(manager: Manager, most: number): Promise<string[]> {
  return queryColumn(
    manager,
    `SELECT url FROM pictures picture WHERE due_at <= now() AND NOT is_upload AND NOT (${IS_UNSHOWN})
     ORDER BY due_at, url LIMIT $1`,
    [most],
  );
}

export async function postpone(manager: Manager, url: string): Promise<void> {
  await manager.query(
    `UPDATE pictures SET failures = failures + 1,
       due_at = now() + least(interval '${FIRST_PAUSE}' * 2 ^ least(failures, 12), interval '${LONGEST_PAUSE}')
     WHERE url = $1`,
    [url],
  );
}

/** Reverts `postpone` after a failure that the picture did not cause. @param minutes until the next attempt */
export async function undoPostpone(manager: Manager, url: string, minutes: number): Promise<void> {
  await manager.query(
    `UPDATE pictures SET failures = greatest(failures - 1, 0), due_at = now() + make_interval(mins => $2)
     WHERE url = $1`,
    [url, minutes],
  );
}

export async function storePicture(
  manager: Manager,
  url: string,
  hash: string,
  { width, height, colour }: ReadPicture,
): Promise<void> {
  await manager.query(
    `UPDATE pictures SET hash = $2, width = $3, height = $4, colour = $5, fetched_at = now(),
       failure = NULL, failures = 0, due_at = now() + interval '${LOOK_AGAIN}'
     WHERE url = $1`,
    [url, hash, width, height, colour],
  );
}

/**
 * Records the failure of a postponed picture. Pictures that are `gone` are no longer shown; other failures may be
 * temporary.
 * @param minutes until the next attempt, at least
 */
export async function recordFailure(
  manager: Manager,
  url: string,
  reason: PictureErrorName,
  minutes = 0,
): Promise<void> {
  const forgotten = ['hash', 'width', 'height', 'colour', 'fetched_at'].map(
    (column) => `${column} = CASE WHEN $2 <> 'gone' THEN ${column} END`,
  );
  await manager.query(
    `UPDATE pictures SET ${forgotten.join(', ')}, failure = $2,
       due_at = greatest(due_at, now() + make_interval(mins => $3))
     WHERE url = $1`,
    [url, reason, minutes],
  );
}

export interface StoredPicture {
  hash: string;
  is_upload: boolean;
}

export function listStored(manager: Manager, after: string): Promise<StoredPicture[]> {
  return manager.query<StoredPicture[]>(
    `SELECT hash, bool_or(is_upload) AS is_upload FROM pictures WHERE hash > $1
     GROUP BY hash ORDER BY hash LIMIT ${LISTED}`,
    [after],
  );
}

export async function fetchAgain(manager: Manager, hashes: string[]): Promise<void> {
  await manager.query('UPDATE pictures SET due_at = now() WHERE hash = ANY($1) AND NOT is_upload', [
    hashes,
  ]);
}

/**
 * Further places that may refer to an upload, which could not be downloaded again: records that can be restored or
 * await confirmation, and texts of the site.
 */
const MENTIONS = [
  ['deleted_testimonials', 'content'],
  ['story_authors', 'story'],
  ['story_authors', 'before_correction'],
  ['ended_overrides', 'before'],
  ['offerings', 'text'],
  ['site_versions', 'content'],
  ['site_versions', 'pages'],
  ['site_draft', 'content'],
  ['site_draft', 'pages'],
] as const;
const IS_MENTIONED = [
  'SELECT FROM testimonials WHERE company_logo = picture.url',
  ...MENTIONS.map(
    ([table, column]) =>
      `SELECT FROM ${table} WHERE ${column} IS NOT NULL
         AND strpos(${column}::text, '/pictures/' || picture.hash || '/') > 0`,
  ),
].map((found) => `EXISTS (${found})`);

const IS_UNSHOWN = `picture.created_at < now() - interval '${UNUSED_FOR}'
  AND NOT EXISTS (SELECT FROM courses WHERE image_url = picture.url)
  AND NOT EXISTS (SELECT FROM course_overrides WHERE image_url = picture.url)
  AND NOT EXISTS (SELECT FROM udemy_courses WHERE image_url = picture.url)
  AND NOT EXISTS (SELECT FROM testimonials WHERE student_image = picture.url)
  AND NOT EXISTS (SELECT FROM instructors WHERE portrait = picture.url)
  AND NOT EXISTS (SELECT FROM offerings WHERE offerings.picture = picture.url)`;
const IS_UNUSED = `${IS_UNSHOWN} AND NOT (picture.is_upload AND (${IS_MENTIONED.join(' OR ')}))`;

/**
 * Checks the next downloaded pictures for use and deletes unused URLs without a picture.
 * @param after the last URL of the previous page, or empty
 * @returns the hashes of other unused pictures, and the last URL, or null at the end
 */
export async function findUnused(
  manager: Manager,
  after: string,
): Promise<{ hashes: string[]; last: string | undefined }> {
  const [end] = await manager.query<{ url: string }[]>(
    `SELECT url FROM pictures WHERE NOT is_upload AND url > $1
     ORDER BY url OFFSET ${LOOKED_THROUGH - 1} LIMIT 1`,
    [after],
  );
  const looked = [after, end?.url];
  const rest = `NOT is_upload AND url > $1 AND ($2::text IS NULL OR url <= $2) AND ${IS_UNSHOWN}`;
  await manager.query(`DELETE FROM pictures picture WHERE hash IS NULL AND ${rest}`, looked);
  const rows = await manager.query<{ hash: string }[]>(
    `SELECT DISTINCT hash FROM pictures picture WHERE hash IS NOT NULL AND ${rest}`,
    looked,
  );
  return { hashes: rows.map(({ hash }) => hash), last: end?.url };
}

export interface LookedAtUpload {
  hash: string;
  is_unused: boolean;
}

export async function checkUploads(manager: Manager): Promise<LookedAtUpload[]> {
  const [rows] = await manager.query<[LookedAtUpload[], number]>(
    `UPDATE pictures picture SET due_at = now() + interval '${UNUSED_FOR}'
     WHERE url IN (SELECT url FROM pictures WHERE is_upload AND due_at <= now()
                   ORDER BY due_at LIMIT ${LOOKED_AT})
     RETURNING hash, ${IS_UNUSED} AS is_unused`,
  );
  return rows;
}

export async function checkReplaced(manager: Manager): Promise<string[]> {
  const [rows] = await manager.query<[{ hash: string }[], number]>(
    `UPDATE left_pictures SET due_at = now() + interval '${UNUSED_FOR}' WHERE due_at <= now()
     RETURNING hash`,
  );
  return rows.map(({ hash }) => hash);
}

export async function forgetPicture(manager: Manager, hash: string): Promise<boolean> {
  const [row] = await manager.query<{ is_gone: boolean }[]>(
    `WITH left_ones AS (DELETE FROM left_pictures WHERE hash = $1), forgotten AS (
       DELETE FROM pictures picture WHERE hash = $1 AND ${IS_UNUSED} RETURNING url)
     SELECT NOT EXISTS (
       SELECT FROM pictures WHERE hash = $1 AND url NOT IN (SELECT url FROM forgotten)) AS is_gone`,
    [hash],
  );
  return row?.is_gone ?? false;
}
