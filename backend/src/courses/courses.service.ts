import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { NotFoundError } from '../common/problem/app-error.js';
import { type Pictures, PicturesService } from '../pictures/pictures.service.js';
import { shownImage, toCourseDto } from './course.mapper.js';
import { Course } from './course.entity.js';
import type { CourseDto } from './dto/course.dto.js';
import { isThinkificId } from './thinkific-id.js';

export interface PublishedCourse {
  course: CourseDto;
  createdAt: Date;
  /** When the platform's or the admin's side of it last changed. */
  changedAt: Date;
}

export type Availability = 'visible' | 'removed';

@Injectable()
export class CoursesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: PicturesService,
  ) {}

  /** All visible courses in the platform's order, in one statement: never half of a sync. */
  async list(): Promise<CourseDto[]> {
    return (await this.listPublished()).map(({ course }) => course);
  }

  async listPublished(): Promise<PublishedCourse[]> {
    const courses = await this.visible()
      .orderBy('course.position', 'ASC', 'NULLS LAST')
      .addOrderBy('course.thinkificId')
      .getMany();
    const pictures = await this.picturesOf(courses);
    return courses.map((course) => ({
      course: toCourseDto(course, pictures),
      createdAt: course.createdAt,
      changedAt: latest(course.syncedAt, course.override?.updatedAt, course.joined?.joinedAt),
    }));
  }

  /** Those of them that are visible, in no particular order. */
  async listByIds(ids: string[]): Promise<CourseDto[]> {
    const courses = await this.visible()
      .andWhere('course.thinkificId = ANY(:ids)', { ids })
      .getMany();
    const pictures = await this.picturesOf(courses);
    return courses.map((course) => toCourseDto(course, pictures));
  }

  /** @throws NotFoundError also when it is hidden or was removed */
  async get(id: string): Promise<CourseDto> {
    const course = isThinkificId(id)
      ? await this.visible().andWhere('course.thinkificId = :id', { id }).getOne()
      : null;
    if (!course) throw new NotFoundError(`There is no course ${id}.`);
    return toCourseDto(course, await this.picturesOf([course]));
  }

  /** Of all courses that are visible or removed, by their ids. */
  async listAvailability(): Promise<Map<string, Availability>> {
    const rows = await this.dataSource
      .createQueryBuilder(Course, 'course')
      .select('course.thinkific_id', 'id')
      .addSelect('course.removed_at IS NOT NULL', 'removed')
      .where('course.removed_at IS NOT NULL')
      .orWhere('course.is_visible')
      .getRawMany<{ id: string; removed: boolean }>();
    return new Map(rows.map(({ id, removed }) => [id, removed ? 'removed' : 'visible']));
  }

  private picturesOf(courses: Course[]): Promise<Pictures> {
    return this.pictures.find(courses.map(shownImage));
  }

  private visible(): SelectQueryBuilder<Course> {
    return this.dataSource
      .createQueryBuilder(Course, 'course')
      .leftJoinAndSelect('course.override', 'override')
      .leftJoinAndSelect('course.joined', 'joined')
      .leftJoinAndSelect('joined.udemyCourse', 'udemy', 'udemy.is_visible')
      .where('course.is_visible');
  }
}

function latest(...dates: (Date | undefined)[]): Date {
  return new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)));
}
