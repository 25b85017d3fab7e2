import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Manager } from '../../../common/sql/query.js';
import type {
  ChangedCoursesDto,
  IncompleteCoursesDto,
  PromisedCoursesDto,
  UnlinkedCoursesDto,
} from '../dto/course-need.dto.js';
import { SiteConfig } from '../../../config/app-config.js';
import { COURSE_NEEDS, type CourseNeed, findFirst, findNeeds } from './course-needs.queries.js';

/** Finds courses that need an admin. There are few courses, so all of them are read. */
@Injectable()
export class CourseNeedsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: SiteConfig,
  ) {}

  changed(): Promise<ChangedCoursesDto> {
    return findFirst(this.dataSource, 'changed');
  }

  incomplete(): Promise<IncompleteCoursesDto> {
    return findFirst(this.dataSource, 'incomplete');
  }

  unlinked(): Promise<UnlinkedCoursesDto> {
    return findFirst(this.dataSource, 'unlinked');
  }

  /** Returns none with the rule `platform`: no page promises more than the platform gives. */
  async promised(): Promise<PromisedCoursesDto> {
    if (this.config.courseClaims === 'platform') return { total: 0, courses: [] };
    return findFirst(this.dataSource, 'promised');
  }

  /** Returns the needs of each course that has any, by its id. */
  all(manager: Manager): Promise<ReadonlyMap<number, CourseNeed[]>> {
    const isByRule = this.config.courseClaims === 'platform';
    return findNeeds(
      manager,
      COURSE_NEEDS.filter((need) => need !== 'promised' || !isByRule),
    );
  }
}
