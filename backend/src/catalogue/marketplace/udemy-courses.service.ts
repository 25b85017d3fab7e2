import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MyUdemyCourseDto, UdemyCourseDto } from './dto/udemy-course.dto.js';
import { toUdemyCourseDto } from './udemy-course.mapper.js';
import { findAssigned, findListed } from './udemy-courses.queries.js';

/** Udemy courses for visitors and for assigned staff (docs/decisions/linked-courses.md). */
@Injectable()
export class UdemyCoursesService {
  constructor(private readonly dataSource: DataSource) {}

  async listVisible(): Promise<UdemyCourseDto[]> {
    const courses = await findListed(this.dataSource);
    return courses.map(toUdemyCourseDto);
  }

  async listAssignedTo(userId: string): Promise<MyUdemyCourseDto[]> {
    const courses = await findAssigned(this.dataSource, userId);
    return courses.map(({ linked_title, ...course }) => ({
      ...toUdemyCourseDto(course),
      linked_title,
    }));
  }
}
