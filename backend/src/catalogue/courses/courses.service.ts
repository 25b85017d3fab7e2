import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { SiteConfig } from '../../config/app-config.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { inSlices } from '../../common/in-slices.js';
import { type Pictures, PicturesService } from '../../pictures/pictures.service.js';
import { shownImage, toCourseDto } from './course.mapper.js';
import { Course } from '../entities/course.entity.js';
import { findTitles, findVisible } from './courses.queries.js';
import { toSlug } from '../../common/text/slug.js';
import type { CourseDto } from './dto/course.dto.js';
import { isThinkificId } from './dto/list-courses.query.js';

export interface CourseAddress extends Pick<CourseDto, 'id' | 'slug'> {
  changedAt: Date;
}

export interface NewCourse {
  course: CourseDto;
  createdAt: Date;
}

/** Complete visible courses for pages, feed and sitemap; the catalogue has cards (docs/decisions/long-lists.md). */
@Injectable()
export class CoursesService {
  /** One at a time, because each holds a connection from its first slice to its last. */
  private readonly lists = new PQueue({ concurrency: 1 });

  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: PicturesService,
    private readonly config: SiteConfig,
  ) {}

  /** Returns all visible courses in the platform's order from one snapshot, never half of a sync. */
  list(): Promise<CourseDto[]> {
    return this.lists.add(() =>
      this.dataSource.transaction('REPEATABLE READ', async (manager) => {
        const visible = await findVisible(manager);
        return inSlices(visible, (ids) => this.listByIds(ids, manager));
      }),
    );
  }

  async listAddresses(): Promise<CourseAddress[]> {
    const rows = await findTitles(this.dataSource);
    return rows.map(({ title, ...row }) => ({ ...row, slug: toSlug(title) }));
  }

  async listNewest(count: number): Promise<NewCourse[]> {
    const courses = await this.visible()
      .orderBy('course.createdAt', 'DESC')
      .addOrderBy('course.position', 'ASC', 'NULLS LAST')
      .addOrderBy('course.thinkificId')
      .limit(count)
      .getMany();
    const pictures = await this.picturesOf(courses);
    return courses.map((course) => ({
      course: toCourseDto(course, pictures, this.config.currency),
      createdAt: course.createdAt,
    }));
  }

  async listByIds(ids: string[], manager = this.dataSource.manager): Promise<CourseDto[]> {
    const courses = await this.visible(manager)
      .andWhere('course.thinkificId = ANY(:ids)', { ids })
      .orderBy('course.position', 'ASC', 'NULLS LAST')
      .addOrderBy('course.thinkificId')
      .getMany();
    const pictures = await this.picturesOf(courses, manager);
    return courses.map((course) => toCourseDto(course, pictures, this.config.currency));
  }

  async get(id: string): Promise<CourseDto> {
    const course = isThinkificId(id)
      ? await this.visible().andWhere('course.thinkificId = :id', { id }).getOne()
      : null;
    if (!course) throw new NotFoundError(`There is no course ${id}.`);
    return toCourseDto(course, await this.picturesOf([course]), this.config.currency);
  }

  async listRemoved(): Promise<string[]> {
    const rows = await this.dataSource
      .createQueryBuilder(Course, 'course')
      .select('course.thinkific_id', 'id')
      .where('course.removed_at IS NOT NULL')
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  private picturesOf(courses: Course[], manager?: EntityManager): Promise<Pictures> {
    return this.pictures.find(courses.map(shownImage), manager);
  }

  private visible(manager = this.dataSource.manager): SelectQueryBuilder<Course> {
    return manager
      .createQueryBuilder(Course, 'course')
      .leftJoinAndSelect('course.override', 'override')
      .leftJoinAndSelect('course.joined', 'joined')
      .leftJoinAndSelect('joined.udemyCourse', 'udemy', 'udemy.is_visible')
      .where('course.is_visible');
  }
}
