import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toUdemyAddress } from '../common/udemy-address.js';
import type { MyUdemyCourseDto, UdemyCourseDto } from './dto/udemy-course.dto.js';
import { toMyUdemyCourseDto } from './udemy-course.mapper.js';
import { IS_LISTED, UdemyCourse } from './udemy-course.entity.js';

/** What others see of Udemy’s courses: visitors those that stand alone, staff their own (decisions/joined-courses.md). */
@Injectable()
export class UdemyCoursesService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Without those that are shown with a course of Thinkific. As plain rows: to make entities of thousands keeps the one
   * thread that answers everybody busy for some 40 ms.
   */
  async listVisible(): Promise<UdemyCourseDto[]> {
    const courses = await this.dataSource.query<UdemyCourseDto[]>(
      `SELECT udemy_id, title, url, is_paid FROM udemy_courses AS udemy
       WHERE ${IS_LISTED} ORDER BY lower(title), udemy_id`,
    );
    return courses.map((course) => ({ ...course, url: toUdemyAddress(course.url) }));
  }

  /** What a user looks after, hidden or not, by title. */
  async listAssignedTo(userId: string): Promise<MyUdemyCourseDto[]> {
    const courses = await this.dataSource
      .createQueryBuilder(UdemyCourse, 'course')
      .innerJoin('course.assignments', 'assignment')
      .leftJoinAndSelect('course.joined', 'joined')
      .leftJoinAndSelect('joined.course', 'ours')
      .leftJoinAndSelect('ours.override', 'override')
      .where('course.removed_at IS NULL')
      .andWhere('assignment.staffUserId = :userId', { userId })
      .orderBy('lower(course.title)')
      .addOrderBy('course.udemyId')
      .getMany();
    return courses.map(toMyUdemyCourseDto);
  }
}
