import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChangedCoursesDto, IncompleteCoursesDto } from '../dto/course-need.dto.js';
import { NEEDY, type CourseNeed } from './course-needs.queries.js';

const SHOWN = 5;

/** What of the courses waits for an admin. Courses are few, so they are looked through. */
@Injectable()
export class CourseNeedsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Whose platform has changed what an override hides. */
  changed(): Promise<ChangedCoursesDto> {
    return this.first('changed', 'title');
  }

  /** Which visitors see without a picture, a description, a price or a level. */
  incomplete(): Promise<IncompleteCoursesDto> {
    return this.first('incomplete', 'cardinality(fields) DESC, title');
  }

  private async first<Course>(need: CourseNeed, order: string) {
    const [{ total, courses }] = await this.dataSource.query<
      [{ total: number; courses: Course[] }]
    >(
      `WITH found AS (${NEEDY[need]})
       SELECT (SELECT count(*)::int FROM found) AS total,
         ARRAY(
           SELECT jsonb_build_object('id', thinkific_id::text, 'title', title, 'fields', fields)
           FROM found ORDER BY ${order}, thinkific_id LIMIT ${SHOWN}
         ) AS courses`,
    );
    return { total, courses };
  }
}
