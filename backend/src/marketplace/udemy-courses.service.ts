import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { toUdemyCourseDto } from './udemy-course.mapper.js';
import { UdemyCourse } from './udemy-course.entity.js';

@Injectable()
export class UdemyCoursesService {
  constructor(private readonly dataSource: DataSource) {}

  async listVisible(): Promise<UdemyCourseDto[]> {
    const courses = await this.byTitle().where('course.is_visible').getMany();
    return courses.map(toUdemyCourseDto);
  }

  /** What a user looks after, hidden or not, by title. */
  async listAssignedTo(userId: string): Promise<UdemyCourseDto[]> {
    const courses = await this.byTitle()
      .innerJoin('course.assignments', 'assignment')
      .where('course.removed_at IS NULL')
      .andWhere('assignment.staffUserId = :userId', { userId })
      .getMany();
    return courses.map(toUdemyCourseDto);
  }

  private byTitle(): SelectQueryBuilder<UdemyCourse> {
    return this.dataSource
      .createQueryBuilder(UdemyCourse, 'course')
      .orderBy('lower(course.title)')
      .addOrderBy('course.udemyId');
  }
}
