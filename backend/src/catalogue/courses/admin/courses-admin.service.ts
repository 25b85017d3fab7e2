import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { maxLength } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { OVERRIDABLE_FIELDS } from '../../../common/overridable-fields.js';
import { ConflictError, InvalidInputError } from '../../../common/problem/app-error.js';
import type { SyncRule } from '../../../common/sync-rule.js';
import { CourseOverride, platformValues } from '../../entities/course-override.entity.js';
import { toOverride } from '../course-override.rules.js';
import { Course } from '../../entities/course.entity.js';
import type { AdminCourseDto } from '../dto/admin-course.dto.js';
import type {
  KeepCourseOverrideDto,
  SaveCourseOverrideDto,
} from '../dto/save-course-override.dto.js';
import { toAdminCourseDto } from './admin-course.mapper.js';
import { findCourse, lockCourse, raiseVersion, requireMatch } from './courses-admin.rules.js';

const MAX_DESCRIPTION = OVERRIDABLE_FIELDS.description.max;

/**
 * Edits a single course. Of two saves based on the same version, the later one is refused
 * (docs/decisions/overrides.md).
 */
@Injectable()
export class CoursesAdminService {
  constructor(private readonly dataSource: DataSource) {}

  async get(id: string): Promise<AdminCourseDto> {
    return toAdminCourseDto(await findCourse(this.dataSource.manager, id));
  }

  /** @throws NotFoundError, ConflictError for a course that the platform has removed */
  setVisibility(id: string, visible: boolean): Promise<AdminCourseDto> {
    return this.change(id, async (manager, course) => {
      if (course.removedAt !== null) {
        throw new ConflictError(
          'Thinkific has removed this course, so it cannot be shown or hidden. Sync again once it is back.',
        );
      }
      await manager.update(Course, course.thinkificId, { visibilityChoice: visible });
    });
  }

  /** Also accepts removed courses, which may come back. @throws NotFoundError */
  setSyncRule(id: string, rule: SyncRule): Promise<AdminCourseDto> {
    return this.change(id, async (manager, course) => {
      await manager.update(Course, course.thinkificId, { syncRule: rule });
    });
  }

  /**
   * Removes the override if there are no fields.
   * @param ifMatch undefined: the last write wins
   * @throws NotFoundError, PreconditionFailedError after a concurrent save
   */
  saveOverride(
    id: string,
    fields: SaveCourseOverrideDto,
    ifMatch?: string,
  ): Promise<AdminCourseDto> {
    return this.change(id, async (manager, course) => {
      requireMatch(course, ifMatch);
      const override = toOverride(course, fields);
      if (override?.description && !maxLength(override.description, MAX_DESCRIPTION)) {
        const message = `Description must be at most ${MAX_DESCRIPTION} characters, including the sanitized HTML`;
        throw new InvalidInputError([{ field: 'description', message }]);
      }
      if (override) await manager.upsert(CourseOverride, override, ['thinkificId']);
      else await manager.delete(CourseOverride, course.thinkificId);
      await raiseVersion(manager, course);
    });
  }

  /** Succeeds if there is no override. @throws like `saveOverride` */
  async deleteOverride(id: string, ifMatch?: string): Promise<void> {
    await this.change(id, async (manager, course) => {
      requireMatch(course, ifMatch);
      if (!course.override) return;
      await manager.delete(CourseOverride, course.thinkificId);
      await raiseVersion(manager, course);
    });
  }

  /** Marks the platform's current values as seen, unless they differ from `seen`. @throws NotFoundError */
  keepOverride(id: string, { fields, seen = {} }: KeepCourseOverrideDto): Promise<AdminCourseDto> {
    return this.change(id, async (manager, course) => {
      const { override } = course;
      if (!override) return;
      const now = platformValues(course);
      for (const field of fields) {
        const isSeen = !(field in seen) || isDeepStrictEqual(seen[field], now[field]);
        if (override[field] !== null && isSeen) override.base[field] = now[field];
      }
      await manager.update(CourseOverride, course.thinkificId, { base: override.base });
    });
  }

  private change(
    id: string,
    work: (manager: EntityManager, course: Course) => Promise<void>,
  ): Promise<AdminCourseDto> {
    return this.dataSource.transaction(async (manager) => {
      await work(manager, await lockCourse(manager, id));
      return toAdminCourseDto(await findCourse(manager, id));
    });
  }
}
