import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { HistoryEntry } from '../../changes/change.js';
import { RULES } from '../../changes/rules/index.js';
import type { PageQuery } from '../../common/pagination/page-query.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import { SiteConfig } from '../../config/app-config.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { type FieldValues, toFieldChanges } from '../../catalogue/differences/field-changes.js';
import type { CourseHistoryPageDto, HistoryKind } from '../dto/course-history.dto.js';
import { COURSES } from '../platforms/thinkific/course-row.js';
import { UDEMY_COURSES } from '../platforms/udemy/udemy.platform.js';
import type { PlatformName } from '../../common/platforms.js';
import { findCourseActs, findNames, findRunChanges, isKnown } from './course-history.queries.js';

const TABLES = { thinkific: COURSES, udemy: UDEMY_COURSES };
const NOUNS = { thinkific: 'course', udemy: 'Udemy course' };

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
    private readonly config: SiteConfig,
  ) {}

  page(platform: PlatformName, id: string, query: PageQuery): Promise<CourseHistoryPageDto> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      if (!(await isKnown(manager, TABLES[platform], id)))
        throw new NotFoundError(`There is no ${NOUNS[platform]} ${id}.`);
      const runs = await findRunChanges(manager, platform, id);
      const acts = await this.findActions(manager, platform, id);
      const all = [...runs, ...acts].toSorted(
        (one, other) => other.at.getTime() - one.at.getTime(),
      );
      const start = (query.page - 1) * query.limit;
      const entries = all.slice(start, start + query.limit).map(({ at, fields, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        fields: toFieldChanges(fields, [], this.config.currency),
      }));
      return { entries, pagination: toPagination(query, all.length) };
    });
  }

  private async findActions(
    manager: EntityManager,
    platform: PlatformName,
    id: string,
  ): Promise<Entry[]> {
    const acts = await findCourseActs(manager, platform, id);
    const entries = acts.flatMap((act) => {
      const entry = RULES[act.table_name]?.history?.(act);
      return entry ? [{ ...entry, at: act.at, by: act.by, linked: act.record }] : [];
    });
    const named = entries.flatMap(({ fields, linked }) => [
      linked,
      ...Object.entries(fields).flatMap(([field, ids]) => (NAMED[field] ? ids : [])),
    ]);
    const isText = (value: unknown) => typeof value === 'string';
    const names = await findNames(manager, platform, named.filter(isText));
    return entries.map(({ fields, linked, ...entry }) => ({
      ...entry,
      ...{ run: null, is_undo: false },
      fields: withNames(
        fields,
        (other) => names.get(other === id && platform === 'udemy' ? linked : other) ?? null,
      ),
    }));
  }
}

const NAMED: Readonly<Record<string, string>> = { staff_user_id: 'staff', udemy_id: 'joined' };

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
