import { type Manager, queryColumn, queryValue } from '../common/sql/query.js';
import type {
  AdminOfferingState,
  ListAdminOfferingsQuery,
  OfferingCountsDto,
} from './dto/admin-offering.dto.js';
import type { ListOfferingsQuery } from './dto/list-offerings.query.js';

/** What depends on registrations and on the time. */
export interface Standing extends OfferingCountsDto {
  state: AdminOfferingState;
  hasStarted: boolean;
}

const COUNTED = `offerings AS offering CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE registration.status = 'confirmed')::int AS confirmed,
    count(*) FILTER (WHERE registration.status = 'offered')::int AS offered,
    count(*) FILTER (WHERE registration.status = 'waiting')::int AS waiting
  FROM registrations AS registration WHERE registration.offering_id = offering.id
) AS counts`;

const STATE = `CASE
  WHEN offering.status <> 'published' THEN offering.status
  WHEN offering.ends_at <= now() THEN 'past'
  WHEN waiting > 0 OR confirmed + offered >= offering.seats THEN 'full'
  WHEN confirmed < offering.min_participants THEN 'tentative'
  ELSE 'open' END`;

export async function findStandings(
  manager: Manager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await manager.query<({ id: string } & Standing)[]>(
    `SELECT offering.id, ${STATE} AS state, starts_at <= now() AS "hasStarted",
       confirmed, offered, waiting
     FROM ${COUNTED} WHERE offering.id = ANY ($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

/** Past ones that were cancelled are left out. */
export function findPublic(
  manager: Manager,
  { kind, when, course, month, limit }: ListOfferingsQuery,
): Promise<string[]> {
  const [which, order] =
    when === 'past'
      ? [`status = 'published' AND ends_at <= now()`, 'starts_at DESC, id DESC']
      : [`status <> 'draft' AND ends_at > now()`, 'starts_at, id'];
  return queryColumn(
    manager,
    `SELECT id FROM offerings WHERE ${which}
       AND ($1::text IS NULL OR kind = $1) AND ($2::bigint IS NULL OR course_id = $2)
       AND ($3::text IS NULL OR to_char(starts_at AT TIME ZONE time_zone, 'YYYY-MM') = $3)
     ORDER BY ${order} LIMIT $4`,
    [kind ?? null, course ?? null, month ?? null, limit],
  );
}

const FOUND = `FROM ${COUNTED}
  LEFT JOIN courses AS course ON course.thinkific_id = course_id
  LEFT JOIN course_overrides AS override ON override.thinkific_id = course_id
  WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR ${STATE} = $2)
    AND ($3::date IS NULL OR ends_at >= $3::date::timestamp AT TIME ZONE 'UTC')
    AND ($4::date IS NULL OR starts_at < ($4::date + 1)::timestamp AT TIME ZONE 'UTC')
    AND ($5::text IS NULL OR strpos(
      lower(concat_ws(' ', offering.title, place, coalesce(override.title, course.name))), lower($5)) > 0)`;

export async function findForAdmins(
  manager: Manager,
  { kind, state, from, to, search, order, page, limit }: ListAdminOfferingsQuery,
): Promise<{ ids: string[]; total: number }> {
  const wanted = [kind, state, from, to, search].map((value) => value ?? null);
  const direction = order === 'latest' ? 'DESC' : 'ASC';
  const ids = await queryColumn<string>(
    manager,
    `SELECT offering.id ${FOUND}
     ORDER BY starts_at ${direction}, offering.id ${direction} OFFSET $6 LIMIT $7`,
    [...wanted, (page - 1) * limit, limit],
  );
  return { ids, total: await queryValue(manager, `SELECT count(*)::int ${FOUND}`, wanted) };
}

/** Returns upcoming ones by start, then past ones with the newest first. */
export function findHosted(manager: Manager, userId: string, most: number): Promise<string[]> {
  return queryColumn(
    manager,
    `SELECT id FROM offerings WHERE host_id = $1
     ORDER BY ends_at <= now(), CASE WHEN ends_at > now() THEN starts_at END, starts_at DESC, id
     LIMIT $2`,
    [userId, most],
  );
}

/** Tells whether PostgreSQL knows the IANA name, which it needs for filters by month. */
export function isKnownZone(manager: Manager, timeZone: string): Promise<boolean> {
  return queryValue(
    manager,
    `SELECT EXISTS (SELECT FROM pg_timezone_names WHERE name = $1
       AND name !~ '^(posix|right)/|^(posixrules|localtime|Factory)$')`,
    [timeZone],
  );
}

export function hasCourse(manager: Manager, id: string): Promise<boolean> {
  return queryValue(manager, 'SELECT EXISTS (SELECT FROM courses WHERE thinkific_id = $1)', [id]);
}

export function hasUser(manager: Manager, id: string): Promise<boolean> {
  return queryValue(
    manager,
    'SELECT EXISTS (SELECT FROM users WHERE id = $1 AND deleted_at IS NULL)',
    [id],
  );
}

export function hasRegistrations(manager: Manager, id: string): Promise<boolean> {
  return queryValue(manager, 'SELECT EXISTS (SELECT FROM registrations WHERE offering_id = $1)', [
    id,
  ]);
}

/** Locks an offering, and with `onwards` the later ones of its series, lower ids first. */
export function lockOfferings(manager: Manager, id: string, isOnwards: boolean): Promise<string[]> {
  return queryColumn(
    manager,
    `SELECT offering.id FROM offerings AS offering, offerings AS chosen
     WHERE chosen.id = $1 AND (offering.id = chosen.id OR ($2 AND offering.series_id = chosen.series_id
       AND offering.starts_at > chosen.starts_at AND offering.ends_at > now()
       AND offering.status <> 'cancelled'))
     ORDER BY offering.id FOR UPDATE OF offering`,
    [id, isOnwards],
  );
}

/** Returns the offerings that started or ended in the given time. */
export function findTurned(manager: Manager, after: Date, until: Date): Promise<string[]> {
  return queryColumn(
    manager,
    `SELECT id FROM offerings WHERE status <> 'draft'
       AND (starts_at > $1 AND starts_at <= $2 OR ends_at > $1 AND ends_at <= $2)`,
    [after, until],
  );
}
