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

  changed(): Promise<ChangedCoursesDto> {
    return findFirst(this.dataSource, 'changed');
  }

  incomplete(): Promise<IncompleteCoursesDto> {
    return findFirst(this.dataSource, 'incomplete');
  }

  unlinked(): Promise<UnlinkedCoursesDto> {
    return findFirst(this.dataSource, 'unlinked');
  }
}
