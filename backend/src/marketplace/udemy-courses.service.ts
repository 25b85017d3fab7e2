import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { MyUdemyCourseDto, UdemyCourseDto } from './dto/udemy-course.dto.js';
import { toMyUdemyCourseDto, toUdemyCourseDto } from './udemy-course.mapper.js';
import { UdemyCourse } from './udemy-course.entity.js';

/** What others see of Udemy’s courses: visitors those that stand alone, staff their own (decisions/joined-courses.md). */
@Injectable()
export class UdemyCoursesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Without those that are shown with a course of Thinkific. */
  async listVisible(): Promise<UdemyCourseDto[]> {
    const courses = await this.byTitle().where('course.is_listed').getMany();
    return courses.map(toUdemyCourseDto);
  }

  /** What a user looks after, hidden or not, by title. */
  async listAssignedTo(userId: string): Promise<MyUdemyCourseDto[]> {
    const courses = await this.byTitle()
      .innerJoin('course.assignments', 'assignment')
      .leftJoinAndSelect('course.joined', 'joined')
      .leftJoinAndSelect('joined.course', 'ours')
      .leftJoinAndSelect('ours.override', 'override')
      .where('course.removed_at IS NULL')
      .andWhere('assignment.staffUserId = :userId', { userId })
      .getMany();
    return courses.map(toMyUdemyCourseDto);
  }

  private byTitle(): SelectQueryBuilder<UdemyCourse> {
    return this.dataSource
      .createQueryBuilder(UdemyCourse, 'course')
      .orderBy('lower(course.title)')
      .addOrderBy('course.udemyId');
  }
}
