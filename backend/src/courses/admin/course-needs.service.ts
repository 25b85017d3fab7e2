import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  ChangedCoursesDto,
  IncompleteCoursesDto,
  UnlinkedCoursesDto,
} from '../dto/course-need.dto.js';
import { NEEDY, type CourseNeed } from './course-needs.queries.js';

const SHOWN = 5;

const WITH_FIELDS = `'fields', fields`;
const WITH_LINK = `'url', url, 'fault', fields[1]`;

/** What of the courses waits for an admin. Courses are few, so they are looked through. */
@Injectable()
export class CourseNeedsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Whose platform has changed what an override hides. */
  changed(): Promise<ChangedCoursesDto> {
    return this.first('changed', WITH_FIELDS, 'title');
  }

  /** Which visitors see without a picture, a description, a price or a level. */
  incomplete(): Promise<IncompleteCoursesDto> {
    return this.first('incomplete', WITH_FIELDS, 'cardinality(fields) DESC, title');
  }

  /** Which visitors see with an enrol link that leads nowhere. */
  unlinked(): Promise<UnlinkedCoursesDto> {
    return this.first('unlinked', WITH_LINK, 'title');
  }

  private async first<Course>(need: CourseNeed, what: string, order: string) {
    const [{ total, courses }] = await this.dataSource.query<
      [{ total: number; courses: Course[] }]
    >(
      `WITH found AS (${NEEDY[need]})
       SELECT (SELECT count(*)::int FROM found) AS total,
         ARRAY(
           SELECT jsonb_build_object('id', thinkific_id::text, 'title', title, ${what})
           FROM found ORDER BY ${order}, thinkific_id LIMIT ${SHOWN}
         ) AS courses`,
    );
    return { total, courses };
  }
}
