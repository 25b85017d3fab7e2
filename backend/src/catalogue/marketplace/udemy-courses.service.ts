import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toUdemyAddress } from '../../common/udemy-address.js';
import type { MyUdemyCourseDto, UdemyCourseDto } from './dto/udemy-course.dto.js';
import { toMyUdemyCourseDto } from './udemy-course.mapper.js';
import { UdemyCourse } from '../entities/udemy-course.entity.js';
import { findListed } from './udemy-courses.queries.js';

/** Udemy courses for visitors and for assigned staff (docs/decisions/linked-courses.md). */
@Injectable()
export class UdemyCoursesService {
  constructor(private readonly dataSource: DataSource) {}

  async listVisible(): Promise<UdemyCourseDto[]> {
    const courses = await findListed(this.dataSource);
    return courses.map((course) => ({ ...course, url: toUdemyAddress(course.url) }));
  }

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
