import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  ChangedCoursesDto,
  IncompleteCoursesDto,
  UnlinkedCoursesDto,
} from '../dto/course-need.dto.js';
import { findFirst } from './course-needs.queries.js';

/** Finds courses that need an admin. There are few courses, so all of them are read. */
@Injectable()
export class CourseNeedsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Courses whose platform has changed a value that an override hides. */
  changed(): Promise<ChangedCoursesDto> {
    return findFirst(this.dataSource, 'changed');
  }

  /** Visible courses without a picture, description, price or level. */
  incomplete(): Promise<IncompleteCoursesDto> {
    return findFirst(this.dataSource, 'incomplete');
  }

  /** Visible courses whose enrol link is broken. */
  unlinked(): Promise<UnlinkedCoursesDto> {
    return findFirst(this.dataSource, 'unlinked');
  }
}
