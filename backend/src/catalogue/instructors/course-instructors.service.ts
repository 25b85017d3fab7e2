import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { InvalidInputError, NotFoundError } from '../../common/problem/app-error.js';
import { isRowId } from '../../common/sql/columns.js';
import { Course } from '../entities/course.entity.js';
import { CourseInstructor } from './course-instructor.entity.js';
import type { CourseInstructorsDto } from './dto/course-instructors.dto.js';
import { Instructor } from './instructor.entity.js';
import { findChosen } from './instructors.queries.js';

@Injectable()
export class CourseInstructorsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws NotFoundError */
  async get(id: string, manager = this.dataSource.manager): Promise<CourseInstructorsDto> {
    const { thinkificId, instructorsChosen } = await findCourse(manager, id);
    return {
      ids: instructorsChosen ? await findChosen(manager, thinkificId, 'admin') : null,
      platform_ids: await findChosen(manager, thinkificId, 'platform'),
    };
  }

  /**
   * Replaces the choice. Null ends it: the course names the instructors of Thinkific.
   * @throws NotFoundError, InvalidInputError for an unknown instructor
   */
  choose(id: string, ids: string[] | null): Promise<CourseInstructorsDto> {
    return this.dataSource.transaction(async (manager) => {
      const { thinkificId } = await findCourse(manager, id, true);
      const chosen = ids ?? [];
      await requireKnown(manager, chosen);
      await manager.delete(CourseInstructor, {
        ...{ thinkificId, source: 'admin' as const },
        instructorId: Not(In(chosen)),
      });
      await manager.upsert(
        CourseInstructor,
        chosen.map((instructorId, position) => ({
          ...{ thinkificId, source: 'admin' as const, instructorId, position },
        })),
        ['thinkificId', 'source', 'instructorId'],
      );
      await manager.update(Course, thinkificId, { instructorsChosen: ids !== null });
      return this.get(id, manager);
    });
  }
}

async function findCourse(manager: EntityManager, id: string, isLocked = false): Promise<Course> {
  const lock = isLocked ? { lock: { mode: 'pessimistic_write' as const } } : {};
  const course =
    isRowId(id) && (await manager.findOne(Course, { where: { thinkificId: Number(id) }, ...lock }));
  if (course) return course;
  throw new NotFoundError(`There is no course ${id}.`);
}

async function requireKnown(manager: EntityManager, ids: string[]): Promise<void> {
  if ((await manager.countBy(Instructor, { id: In(ids) })) === ids.length) return;
  const message = 'Ids must be of instructors in the list: one of them may have been deleted';
  throw new InvalidInputError([{ field: 'ids', message }]);
}
