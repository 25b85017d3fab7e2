import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChangedCoursesDto, IncompleteCoursesDto } from '../dto/course-need.dto.js';

const SHOWN = 5;

const CHANGED = `
  SELECT course.thinkific_id, coalesce(override.title, course.name) AS title,
    ARRAY(
      SELECT field FROM jsonb_each(override.base) AS made (field, value)
      WHERE value <> coalesce(CASE field
        WHEN 'title' THEN to_jsonb(course.name)
        WHEN 'description' THEN to_jsonb(course.description_text)
        WHEN 'category' THEN to_jsonb(course.category)
        WHEN 'duration' THEN to_jsonb(course.duration)
        WHEN 'price' THEN to_jsonb(course.price)
        WHEN 'imageUrl' THEN to_jsonb(course.image_url)
        WHEN 'curriculum' THEN to_jsonb(course.curriculum)
      END, 'null')
      ORDER BY field
    ) AS fields
  FROM course_overrides AS override JOIN courses AS course USING (thinkific_id)
  WHERE course.removed_at IS NULL AND override.base <> '{}'`;

const INCOMPLETE = `
  SELECT course.thinkific_id, coalesce(override.title, course.name) AS title,
    array_remove(ARRAY[
      CASE WHEN coalesce(override.image_url, course.image_url, '') = '' THEN 'imageUrl' END,
      CASE WHEN coalesce(override.description_text, course.description_text, '') = ''
        THEN 'description' END,
      CASE WHEN coalesce(override.price, course.price) IS NULL THEN 'price' END,
      CASE WHEN override.level IS NULL THEN 'level' END
    ], NULL) AS fields
  FROM courses AS course LEFT JOIN course_overrides AS override USING (thinkific_id)
  WHERE course.is_visible`;

/** What of the courses waits for an admin. Courses are few, so they are looked through. */
@Injectable()
export class CourseNeedsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Whose platform has changed what an override hides. */
  changed(): Promise<ChangedCoursesDto> {
    return this.first(CHANGED, 'title');
  }

  /** Which visitors see without a picture, a description, a price or a level. */
  incomplete(): Promise<IncompleteCoursesDto> {
    return this.first(INCOMPLETE, 'cardinality(fields) DESC, title');
  }

  private async first<Course>(found: string, order: string) {
    const [{ total, courses }] = await this.dataSource.query<
      [{ total: number; courses: Course[] }]
    >(
      `WITH found AS (SELECT * FROM (${found}) AS looked WHERE cardinality(fields) > 0)
       SELECT (SELECT count(*)::int FROM found) AS total,
         ARRAY(
           SELECT jsonb_build_object('id', thinkific_id::text, 'title', title, 'fields', fields)
           FROM found ORDER BY ${order}, thinkific_id LIMIT ${SHOWN}
         ) AS courses`,
    );
    return { total, courses };
  }
}
