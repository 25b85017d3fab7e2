import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { toEtag } from '../../../common/http/etag.js';
import { InvalidInputError } from '../../../common/problem/app-error.js';
import { Course } from '../../entities/course.entity.js';
import type { BulkUpdateCoursesDto, UpdatedCoursesDto } from '../dto/bulk-update-courses.dto.js';
import type { SyncRule } from '../../../common/sync-rule.js';
import { feature } from './course-list.queries.js';
import { idsOf, lockUnchanged, requireEtagOfEach, setFields } from './override-fields.queries.js';

/** Sets one value for many courses, if their versions are unchanged (docs/decisions/overrides.md). */
@Injectable()
export class CoursesBulkService {
  constructor(private readonly dataSource: DataSource) {}

  update(dto: BulkUpdateCoursesDto): Promise<UpdatedCoursesDto> {
    const { is_visible: visible, is_featured: featured, category, level } = dto;
    requireChange(dto);
    return this.dataSource.transaction(async (manager) => {
      const courses = await lockUnchanged(manager, dto);
      const shown = await setVisible(manager, courses, visible);
      const chosen = await setFeatured(manager, courses, featured);
      const edited = await setFields(manager, courses, { category, level });
      const ruled = await setRule(manager, courses, dto.sync_rule);
      const updated = courses.filter((course) =>
        [shown, chosen, edited, ruled].some((changed) => changed.has(course)),
      );
      return {
        updated_count: updated.length,
        updated: updated.map((course) => ({
          thinkific_id: course.thinkificId,
          etag: toEtag(course.overrideVersion + Number(edited.has(course))),
        })),
      };
    });
  }
}

function requireChange({ ids, etags, ...wanted }: BulkUpdateCoursesDto): void {
  const { is_visible, is_featured, category, level, sync_rule } = wanted;
  const values = [is_visible, is_featured, category, level, sync_rule];
  if (values.every((value) => value === undefined)) {
    const message = 'Visibility, featured, category, level or sync rule is required';
    throw new InvalidInputError([{ field: 'is_visible', message }]);
  }
  requireEtagOfEach({ ids, etags });
}

async function setVisible(
  manager: EntityManager,
  courses: Course[],
  visible: boolean | undefined,
): Promise<Set<Course>> {
  if (visible === undefined) return new Set();
  const changed = courses.filter(
    ({ removedAt, visibilityChoice }) => removedAt === null && visibilityChoice !== visible,
  );
  await manager.update(Course, { thinkificId: In(idsOf(changed)) }, { visibilityChoice: visible });
  return new Set(changed);
}

async function setFeatured(
  manager: EntityManager,
  courses: Course[],
  featured: boolean | undefined,
): Promise<Set<Course>> {
  if (featured === undefined) return new Set();
  const changed = courses.filter(
    ({ removedAt, isFeatured }) => removedAt === null && isFeatured !== featured,
  );
  await feature(manager, idsOf(changed), featured);
  return new Set(changed);
}

async function setRule(
  manager: EntityManager,
  courses: Course[],
  rule: SyncRule | undefined,
): Promise<Set<Course>> {
  if (rule === undefined) return new Set();
  const changed = courses.filter(({ syncRule }) => syncRule !== rule);
  await manager.update(Course, { thinkificId: In(idsOf(changed)) }, { syncRule: rule });
  return new Set(changed);
}
