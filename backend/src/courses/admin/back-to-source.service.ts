import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, In } from 'typeorm';
import { toEtag } from '../../common/http/etag.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { CourseOverride } from '../course-override.entity.js';
import type { OverrideRow } from '../course-override.rules.js';
import { Course } from '../course.entity.js';
import type { BackToSourceDto, BroughtBackDto } from '../dto/back-to-source.dto.js';
import type { UpdatedCoursesDto } from '../dto/bulk-update-courses.dto.js';
import {
  idsOf,
  lockCourses,
  lockUnchanged,
  requireEtagOfEach,
  setFields,
} from './override-fields.queries.js';

export const NOTHING_TO_UNDO =
  'There is nothing to undo any more: half an hour has passed, or it was undone already.';

/** An override as it was, and the version that its course had once it had gone. */
interface EndedOverride {
  thinkific_id: string;
  version: number;
  before: OverrideRow;
}

const RECENT = `undo_id = $1 AND ended_at > now() - interval '30 minutes'`;

/** Ends overrides of many courses together, and brings them back for half an hour (decisions/overrides.md). */
@Injectable()
export class BackToSourceService {
  constructor(private readonly dataSource: DataSource) {}

  /** Ends the overrides of these fields, in one transaction. @throws InvalidInputError */
  bringBack(dto: BackToSourceDto): Promise<BroughtBackDto> {
    requireEtagOfEach(dto);
    return this.dataSource.transaction(async (manager) => {
      const courses = await lockUnchanged(manager, dto);
      const ended = Object.fromEntries(dto.fields.map((field) => [field, null]));
      const changed = [...(await setFields(manager, courses, ended))];
      return { ...toUpdated(changed), undo_id: await keep(manager, changed) };
    });
  }

  /** Puts whole overrides back, but for courses that were saved since. @throws NotFoundError */
  undo(id: string): Promise<UpdatedCoursesDto> {
    if (!isUUID(id)) throw new NotFoundError(NOTHING_TO_UNDO);
    return this.dataSource.transaction(async (manager) => {
      const known = await manager.query<{ thinkific_id: string }[]>(
        `SELECT thinkific_id FROM ended_overrides WHERE ${RECENT}`,
        [id],
      );
      const courses = await lockCourses(
        manager,
        known.map(({ thinkific_id }) => thinkific_id),
      );
      const [kept] = await manager.query<[EndedOverride[], number]>(
        `DELETE FROM ended_overrides WHERE ${RECENT} RETURNING thinkific_id, version, before`,
        [id],
      );
      if (kept.length === 0) throw new NotFoundError(NOTHING_TO_UNDO);
      const versions = new Map(kept.map(({ thinkific_id, version }) => [thinkific_id, version]));
      const untouched = courses.filter(
        ({ thinkificId, overrideVersion }) => versions.get(String(thinkificId)) === overrideVersion,
      );
      await putBack(manager, untouched, kept);
      return toUpdated(untouched);
    });
  }
}

/** Null when there is nothing to keep. */
async function keep(manager: EntityManager, changed: Course[]): Promise<string | null> {
  await manager.query(`DELETE FROM ended_overrides WHERE ended_at < now() - interval '1 hour'`);
  if (changed.length === 0) return null;
  const id = randomUUID();
  await manager.query(
    `INSERT INTO ended_overrides (undo_id, thinkific_id, version, before)
     SELECT $1, ended.* FROM unnest($2::bigint[], $3::int[], $4::jsonb[]) AS ended`,
    [
      id,
      idsOf(changed),
      changed.map(({ overrideVersion }) => overrideVersion + 1),
      changed.map(({ override }) => JSON.stringify(override)),
    ],
  );
  return id;
}

async function putBack(
  manager: EntityManager,
  courses: Course[],
  kept: EndedOverride[],
): Promise<void> {
  const ids = idsOf(courses);
  const rows = kept
    .filter(({ thinkific_id }) => ids.includes(Number(thinkific_id)))
    .map(({ before }) => ({ ...before, updatedAt: new Date() }));
  if (rows.length === 0) return;
  await manager.upsert(CourseOverride, rows, ['thinkificId']);
  await manager.increment(Course, { thinkificId: In(ids) }, 'overrideVersion', 1);
}

/** Of courses as they were before their version was raised. */
function toUpdated(courses: Course[]): UpdatedCoursesDto {
  return {
    updated_count: courses.length,
    updated: courses.map(({ thinkificId, overrideVersion }) => ({
      thinkific_id: thinkificId,
      etag: toEtag(overrideVersion + 1),
    })),
  };
}
