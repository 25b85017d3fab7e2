import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { DataSource } from 'typeorm';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import { inSlices } from '../../common/in-slices.js';
import type { AdminCourseCardDto, AdminCoursePageDto } from '../dto/admin-course-card.dto.js';
import type { Course } from '../course.entity.js';
import type { AdminCourseDto } from '../dto/admin-course.dto.js';
import type { ListAdminCoursesQuery } from '../dto/list-admin-courses.query.js';
import { toAdminCourseDto } from './admin-course.mapper.js';
import { toAdminCourseCard } from './admin-course-card.mapper.js';
import { findByIds, findIds, findOutline } from './course-list.queries.js';
import { findNeedy } from './course-needs.queries.js';
import { distinct, filterCourses, sortCourses } from './course-order.js';

/** The courses as the back office lists them: cards, filtered, sorted and cut here (decisions/admin-lists.md). */
@Injectable()
export class AdminCourseListService {
  /** One at a time, as each keeps a connection from its first slice to its last. */
  private readonly lists = new PQueue({ concurrency: 1 });

  constructor(private readonly dataSource: DataSource) {}

  /** All courses, removed ones too, by the platform's name. */
  list(): Promise<AdminCourseDto[]> {
    return this.listAs(toAdminCourseDto);
  }

  /** The same courses as cards. */
  listCards(): Promise<AdminCourseCardDto[]> {
    return this.listAs(toAdminCourseCard);
  }

  /** One page of those that pass the filters; page, totals and categories are of one moment. */
  page(query: ListAdminCoursesQuery): Promise<AdminCoursePageDto> {
    const { page, limit, sort, need, ...filters } = query;
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const all = await findOutline(manager);
      const needy = need && (await findNeedy(manager, need));
      const looked = needy ? all.filter(({ id }) => needy.has(id)) : all;
      const found = sortCourses(filterCourses(looked, filters), sort);
      const shown = found.slice((page - 1) * limit, page * limit);
      const courses = await findByIds(
        manager,
        shown.map(({ id }) => id),
      );
      return {
        courses: courses.map(toAdminCourseCard),
        pagination: toPagination(query, found.length),
        total_courses: all.length,
        categories: distinct(all, 'category'),
        levels: distinct(all, 'level'),
        formats: distinct(all, 'format'),
      };
    });
  }

  private listAs<Item>(toItem: (course: Course) => Item): Promise<Item[]> {
    return this.lists.add(() =>
      this.dataSource.transaction('REPEATABLE READ', async (manager) =>
        inSlices(await findIds(manager), async (ids) =>
          (await findByIds(manager, ids)).map(toItem),
        ),
      ),
    );
  }
}
