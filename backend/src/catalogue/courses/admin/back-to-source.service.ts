import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, In } from 'typeorm';
import { toEtag } from '../../../common/http/etag.js';
import { NotFoundError } from '../../../common/problem/app-error.js';
import { CourseOverride } from '../../entities/course-override.entity.js';
import { Course } from '../../entities/course.entity.js';
import type { BackToSourceDto, BroughtBackDto } from '../dto/back-to-source.dto.js';
import type { UpdatedCoursesDto } from '../dto/bulk-update-courses.dto.js';
import { type EndedOverride, findEnded, keepEnded, takeEnded } from './ended-overrides.queries.js';
import {
  idsOf,
  lockCourses,
  lockUnchanged,
  requireEtagOfEach,
  setFields,
} from './override-fields.queries.js';

export const NOTHING_TO_UNDO =
  'This can no longer be undone: half an hour has passed, or it was already undone.';

/** Removes overrides of many courses at once; this can be undone for half an hour (docs/decisions/overrides.md). */
@Injectable()
export class BackToSourceService {
  constructor(private readonly dataSource: DataSource) {}

  bringBack(dto: BackToSourceDto): Promise<BroughtBackDto> {
    requireEtagOfEach(dto);
    return this.dataSource.transaction(async (manager) => {
      const courses = await lockUnchanged(manager, dto);
      const ended = Object.fromEntries(dto.fields.map((field) => [field, null]));
      const changed = [...(await setFields(manager, courses, ended))];
      return { ...toUpdated(changed), undo_id: await keepEnded(manager, changed) };
    });
  }

  /** Restores the overrides, except of courses saved since. @throws NotFoundError */
  undo(id: string): Promise<UpdatedCoursesDto> {
    if (!isUUID(id)) throw new NotFoundError(NOTHING_TO_UNDO);
    return this.dataSource.transaction(async (manager) => {
      const courses = await lockCourses(manager, await findEnded(manager, id));
      const kept = await takeEnded(manager, id);
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

function toUpdated(courses: Course[]): UpdatedCoursesDto {
  return {
    updated_count: courses.length,
    updated: courses.map(({ thinkificId, overrideVersion }) => ({
      thinkific_id: thinkificId,
      etag: toEtag(overrideVersion + 1),
    })),
  };
}
