import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { NotFoundError } from '../../common/problem/app-error.js';
import { SiteConfig } from '../../config/app-config.js';
import { inSlices } from '../../common/in-slices.js';
import { findShownInstructors } from '../instructors/instructors.queries.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import { PicturesService } from '../../pictures/pictures.service.js';
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
    private readonly site: SiteContentService,
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
    const shown = await this.toDtos(courses);
    return courses.map(({ createdAt }, index) => ({
      course: shown[index] as CourseDto,
      createdAt,
    }));
  }

  async listByIds(ids: string[], manager = this.dataSource.manager): Promise<CourseDto[]> {
    const courses = await this.visible(manager)
      .andWhere('course.thinkificId = ANY(:ids)', { ids })
      .orderBy('course.position', 'ASC', 'NULLS LAST')
      .addOrderBy('course.thinkificId')
      .getMany();
    return this.toDtos(courses, manager);
  }

  async get(id: string): Promise<CourseDto> {
    const course = isThinkificId(id)
      ? await this.visible().andWhere('course.thinkificId = :id', { id }).getOne()
      : null;
    const [shown] = await this.toDtos(course ? [course] : []);
    if (!shown) throw new NotFoundError(`There is no course ${id}.`);
    return shown;
  }

  async listRemoved(): Promise<string[]> {
    const rows = await this.dataSource
      .createQueryBuilder(Course, 'course')
      .select('course.thinkific_id', 'id')
      .where('course.removed_at IS NOT NULL')
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  private async toDtos(
    courses: Course[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<CourseDto[]> {
    const ids = courses.map(({ thinkificId }) => thinkificId);
    const instructors = await findShownInstructors(manager, ids);
    const pictures = await this.pictures.find(courses.map(shownImage), manager);
    const parts = { pictures, instructors };
    const { currency } = (await this.site.published()).content;
    const { courseClaims } = this.config;
    return courses.map((course) => toCourseDto(course, parts, { currency, courseClaims }));
  }

  private visible(manager = this.dataSource.manager): SelectQueryBuilder<Course> {
    return manager
      .createQueryBuilder(Course, 'course')
      .leftJoinAndSelect('course.override', 'override')
      .leftJoinAndSelect('course.linked', 'linked')
      .leftJoinAndSelect('linked.udemyCourse', 'udemy', 'udemy.is_visible')
      .where('course.is_visible');
  }
}
