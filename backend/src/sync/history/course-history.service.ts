import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PageQuery } from '../../common/pagination/page-query.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import { AppConfig } from '../../config/app-config.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { type FieldValues, toFieldChanges } from '../changes/field-changes.js';
import type { CourseHistoryPageDto, HistoryKind } from '../dto/course-history.dto.js';
import { COURSES } from '../platforms/thinkific/course-row.js';
import { UDEMY_COURSES } from '../platforms/udemy/udemy-course-row.js';
import type { PlatformName } from '../runs/sync-run.entity.js';

const TABLES = { thinkific: COURSES, udemy: UDEMY_COURSES };
const NOUNS = { thinkific: 'course', udemy: 'Udemy course' };

interface HistoryRow {
  at: Date;
  kind: HistoryKind;
  by: string | null;
  run: number | null;
  is_undo: boolean;
  fields: FieldValues;
}

/** Of course $2 of platform $1: what syncs have written, and what people did. */
const HISTORY = `
  SELECT run.finished_at AS at, change.kind, starter.name AS by, run.id::int AS run,
    run.trigger = 'undo' AS is_undo, change.fields, run.id AS place
  FROM sync_changes AS change
  JOIN sync_runs AS run ON run.id = change.run_id
  LEFT JOIN users AS starter ON starter.id = run.started_by
  WHERE change.course_id = $2 AND change.held_by IS NULL
    AND run.platform = $1 AND run.status IN ('succeeded', 'partial')
  UNION ALL
  SELECT act.at, act.kind, coalesce(actor.name, act.by_name), NULL, false, act.fields, act.id
  FROM course_changes AS act
  LEFT JOIN users AS actor ON actor.id = act.by_id
  WHERE act.course_id = $2 AND act.platform = $1`;

/** What runs and people have done to one course, by time (decisions/sync.md). */
@Injectable()
export class CourseHistoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** What has become of a course, for a year. @throws NotFoundError */
  page(platform: PlatformName, id: string, query: PageQuery): Promise<CourseHistoryPageDto> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const { name, key } = TABLES[platform];
      const [found] = await manager.query<[{ known: boolean; total: number }]>(
        `SELECT EXISTS (SELECT FROM ${name} WHERE ${key}::text = $2) AS known,
           (SELECT count(*)::int FROM (${HISTORY}) AS entries) AS total`,
        [platform, id],
      );
      if (!found.known) throw new NotFoundError(`There is no ${NOUNS[platform]} ${id}.`);
      const rows = await manager.query<HistoryRow[]>(
        `SELECT at, kind, by, run, is_undo, fields FROM (${HISTORY}) AS entries
         ORDER BY at DESC, place DESC LIMIT $3 OFFSET $4`,
        [platform, id, query.limit, (query.page - 1) * query.limit],
      );
      const entries = rows.map(({ at, fields, ...row }) => ({
        ...row,
        at: at.toISOString(),
        fields: toFieldChanges(fields, [], this.config.currency),
      }));
      return { entries, pagination: toPagination(query, found.total) };
    });
  }
}
