import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  ChangedCoursesDto,
  IncompleteCoursesDto,
  UnlinkedCoursesDto,
} from '../dto/course-need.dto.js';
import { findFirst } from './course-needs.queries.js';

/** What of the courses waits for an admin. Courses are few, so they are looked through. */
@Injectable()
export class CourseNeedsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Whose platform has changed what an override hides. */
  changed(): Promise<ChangedCoursesDto> {
    return findFirst(this.dataSource, 'changed');
  }

  /** Which visitors see without a picture, a description, a price or a level. */
  incomplete(): Promise<IncompleteCoursesDto> {
    return findFirst(this.dataSource, 'incomplete');
  }

  /** Which visitors see with an enrol link that leads nowhere. */
  unlinked(): Promise<UnlinkedCoursesDto> {
    return findFirst(this.dataSource, 'unlinked');
  }
}
