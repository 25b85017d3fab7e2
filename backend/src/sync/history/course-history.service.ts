import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { HistoryEntry } from '../../changes/change.js';
import { RULES } from '../../changes/rules/index.js';
import type { PageQuery } from '../../common/pagination/page-query.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import { type FieldValues, toFieldChanges } from '../../catalogue/differences/field-changes.js';
import type { CourseHistoryPageDto, HistoryKind } from '../dto/course-history.dto.js';
import {
  type CourseTable,
  findCourseActions,
  findNames,
  findOnPlatform,
  findRunChanges,
} from './course-history.queries.js';

const NOUNS: Record<CourseTable, string> = { courses: 'course', udemy_courses: 'Udemy course' };

interface Entry {
  at: Date;
  kind: HistoryKind;
  by: string | null;
  run: number | null;
  is_undo: boolean;
  fields: FieldValues;
}

/** Lists what syncs and users have done to a course (docs/decisions/sync.md). */
@Injectable()
export class CourseHistoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: SiteContentService,
  ) {}

  async page(table: CourseTable, id: string, query: PageQuery): Promise<CourseHistoryPageDto> {
    const { currency } = (await this.site.published()).content;
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const course = await findOnPlatform(manager, table, id);
      if (!course) throw new NotFoundError(`There is no ${NOUNS[table]} ${id}.`);
      const runs = await findRunChanges(manager, course);
      const actions = await this.findActions(manager, table, id);
      const all = [...runs, ...actions].toSorted(
        (one, other) => other.at.getTime() - one.at.getTime(),
      );
      const start = (query.page - 1) * query.limit;
      const entries = all.slice(start, start + query.limit).map(({ at, fields, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        fields: toFieldChanges(fields, [], currency),
      }));
      return { entries, pagination: toPagination(query, all.length) };
    });
  }

  private async findActions(
    manager: EntityManager,
    table: CourseTable,
    id: string,
  ): Promise<Entry[]> {
    const actions = await findCourseActions(manager, table, id);
    const entries = actions.flatMap((action) => {
      const entry = RULES[action.table_name]?.history?.(action);
      return entry ? [{ ...entry, at: action.at, by: action.by, linked: action.record }] : [];
    });
    const named = entries.flatMap(({ fields, linked }) => [
      linked,
      ...Object.entries(fields).flatMap(([field, ids]) => (NAMED[field] ? ids : [])),
    ]);
    const isText = (value: unknown) => typeof value === 'string';
    const names = await findNames(manager, table, named.filter(isText));
    return entries.map(({ fields, linked, ...entry }) => ({
      ...entry,
      ...{ run: null, is_undo: false },
      fields: withNames(
        fields,
        (other) => names.get(other === id && table === 'udemy_courses' ? linked : other) ?? null,
      ),
    }));
  }
}

const NAMED: Readonly<Record<string, string>> = { staff_user_id: 'staff', udemy_id: 'linked' };

function withNames(
  fields: HistoryEntry['fields'],
  nameOf: (id: string) => string | null,
): FieldValues {
  const named = Object.entries(fields).map(([field, [before, after]]) => {
    const name = (value: unknown) => (typeof value === 'string' ? nameOf(value) : null);
    const label = NAMED[field];
    return label ? [label, [name(before), name(after)]] : [field, [before, after]];
  });
  return Object.fromEntries(named) as FieldValues;
}
