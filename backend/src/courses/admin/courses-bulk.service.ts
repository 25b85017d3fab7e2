import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { toEtag } from '../../common/http/etag.js';
import { InvalidInputError } from '../../common/problem/app-error.js';
import { actAs } from '../../common/sql/act-as.js';
import { CourseOverride } from '../course-override.entity.js';
import { type OverrideRow, toOverride } from '../course-override.rules.js';
import { Course } from '../course.entity.js';
import type { BulkUpdateCoursesDto, UpdatedCoursesDto } from '../dto/bulk-update-courses.dto.js';
import { type SyncRule, toRule } from '../../common/sync-rule.js';
import { findByIds } from './course-list.queries.js';

type Texts = Pick<BulkUpdateCoursesDto, 'category' | 'level'>;

@Injectable()
export class CoursesBulkService {
  constructor(private readonly dataSource: DataSource) {}

  /** All that can be changed is, in one transaction. @throws InvalidInputError */
  update(dto: BulkUpdateCoursesDto, by: string): Promise<UpdatedCoursesDto> {
    const { ids, is_visible: visible, category, level } = dto;
    requireChange(dto);
    return this.dataSource.transaction(async (manager) => {
      await actAs(manager, by);
      const courses = (await lockCourses(manager, ids)).filter(isUnchanged(dto));
      const shown = await setVisible(manager, courses, visible);
      const edited = await setTexts(manager, courses, { category, level });
      const ruled = await setRule(manager, courses, dto.sync_rule);
      const updated = courses.filter((course) =>
        [shown, edited, ruled].some((changed) => changed.has(course)),
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
  const { is_visible, category, level, sync_rule } = wanted;
  if ([is_visible, category, level, sync_rule].every((value) => value === undefined)) {
    const message = 'Visibility, category, level or sync rule is required';
    throw new InvalidInputError([{ field: 'is_visible', message }]);
  }
  if (etags && etags.length !== ids.length) {
    const message = 'Etags must be as many as ids';
    throw new InvalidInputError([{ field: 'etags', message }]);
  }
}

/** In the order of their ids, so that two bulks never wait for each other. */
async function lockCourses(manager: EntityManager, ids: string[]): Promise<Course[]> {
  await manager.query(
    'SELECT FROM courses WHERE thinkific_id = ANY($1::bigint[]) ORDER BY thinkific_id FOR UPDATE',
    [ids],
  );
  return findByIds(manager, ids);
}

function isUnchanged({ ids, etags }: BulkUpdateCoursesDto) {
  const expected = new Map(ids.map((id, index) => [id, etags?.[index]]));
  return ({ thinkificId, overrideVersion }: Course) => {
    const etag = expected.get(String(thinkificId));
    return etag === undefined || etag === toEtag(overrideVersion);
  };
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

async function setRule(
  manager: EntityManager,
  courses: Course[],
  rule: SyncRule | undefined,
): Promise<Set<Course>> {
  if (rule === undefined) return new Set();
  const changed = courses.filter(({ syncRule }) => syncRule !== rule);
  await manager.update(Course, { thinkificId: In(idsOf(changed)) }, toRule(rule));
  return new Set(changed);
}

async function setTexts(
  manager: EntityManager,
  courses: Course[],
  texts: Texts,
): Promise<Set<Course>> {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  const changed = courses.filter(({ override }) =>
    given.some(([field, text]) => (override?.[field as keyof Texts] ?? null) !== text),
  );
  const rows = changed.map((course) => overrideWith(course, Object.fromEntries(given)));
  const kept = rows.filter((row) => row !== null);
  const ended = changed.filter((_course, index) => rows[index] === null);
  if (kept.length > 0) await manager.upsert(CourseOverride, kept, ['thinkificId']);
  await manager.delete(CourseOverride, { thinkificId: In(idsOf(ended)) });
  await manager.increment(Course, { thinkificId: In(idsOf(changed)) }, 'overrideVersion', 1);
  return new Set(changed);
}

function overrideWith(course: Course, texts: Texts): OverrideRow | null {
  return toOverride(course, { ...course.override, ...texts });
}

function idsOf(courses: Course[]): number[] {
  return courses.map(({ thinkificId }) => thinkificId);
}
