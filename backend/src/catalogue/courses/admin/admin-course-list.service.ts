import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { DataSource, type EntityManager } from 'typeorm';
import { inSlices } from '../../../common/in-slices.js';
import type { Course } from '../../entities/course.entity.js';
import type { AdminCourseCardsDto } from '../dto/admin-course-cards.dto.js';
import type { AdminCourseDto } from '../dto/admin-course.dto.js';
import { CARD_FIELDS, toAdminCourseCard, toColumns } from './admin-course-card.mapper.js';
import { toAdminCourseDto } from './admin-course.mapper.js';
import { findByIds, findIds } from './course-list.queries.js';
import { CourseNeedsService } from './course-needs.service.js';

@Injectable()
export class AdminCourseListService {
  /** Runs one list at a time, because each holds a connection from its first slice to its last. */
  private readonly lists = new PQueue({ concurrency: 1 });

  constructor(
    private readonly dataSource: DataSource,
    private readonly needs: CourseNeedsService,
  ) {}

  list(): Promise<AdminCourseDto[]> {
    return this.read((manager) => readAll(manager, toAdminCourseDto));
  }

  async listCards(): Promise<AdminCourseCardsDto> {
    const cards = await this.read(async (manager) => {
      const needs = await this.needs.all(manager);
      return readAll(manager, (course) =>
        toAdminCourseCard(course, needs.get(course.thinkificId) ?? []),
      );
    });
    return toColumns(cards, CARD_FIELDS);
  }

  private read<Item>(work: (manager: EntityManager) => Promise<Item[]>): Promise<Item[]> {
    return this.lists.add(() => this.dataSource.transaction('REPEATABLE READ', work));
  }
}

async function readAll<Item>(
  manager: EntityManager,
  toItem: (course: Course) => Item,
): Promise<Item[]> {
  return inSlices(await findIds(manager), async (ids) =>
    (await findByIds(manager, ids)).map(toItem),
  );
}
