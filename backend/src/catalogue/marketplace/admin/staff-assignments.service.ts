import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import {
  ConflictError,
  InvalidInputError,
  NotFoundError,
} from '../../../common/problem/app-error.js';
import { violatedConstraint } from '../../../common/sql/database-error.js';
import { User } from '../../../identity/users/user.entity.js';
import type { StaffAssignmentDto } from '../dto/admin-udemy-course.dto.js';
import type { ChangeAssignmentsDto, ChangedAssignmentsDto } from '../dto/change-assignments.dto.js';
import type { StaffCoursesDto } from '../dto/udemy-course.dto.js';
import { ASSIGNED_ONCE, StaffAssignment } from '../../entities/staff-assignment.entity.js';
import { UdemyCourse } from '../../entities/udemy-course.entity.js';
import {
  deleteAssignments,
  findStaffCourses,
  insertAssignments,
} from './staff-assignments.queries.js';
import { refusalOf, requireAssignable } from './staff-assignments.rules.js';

/** Assigns staff to Udemy courses. A call makes all of its changes or none (docs/decisions/admin-lists.md). */
@Injectable()
export class StaffAssignmentsService {
  constructor(private readonly dataSource: DataSource) {}

  listStaffCourses(): Promise<StaffCoursesDto[]> {
    return findStaffCourses(this.dataSource.manager);
  }

  /**
   * Ignores assignments that are already as requested. An undo may restore assignments that cannot be made any more.
   * @throws InvalidInputError for an unsuitable course or user
   */
  change({
    assign,
    unassign,
    is_undo: isUndo,
  }: ChangeAssignmentsDto): Promise<ChangedAssignmentsDto> {
    const known = unassign.filter(({ staff_user_id: id }) => isUUID(id));
    return this.dataSource.transaction(async (manager) => {
      await requireAssignable(manager, assign, isUndo);
      const unassigned = await deleteAssignments(manager, known);
      return { unassigned, assigned: await insertAssignments(manager, assign) };
    });
  }

  /**
   * @throws NotFoundError, InvalidInputError when the user is an admin or inactive
   * @throws ConflictError when already assigned, or the course is removed from Udemy
   */
  async assign(udemyId: string, staffUserId: string): Promise<StaffAssignmentDto> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        await requirePresentCourse(manager, udemyId);
        const staff = await lockAssignable(manager, staffUserId);
        const values = { udemyId, staffUserId: staff.id };
        const { identifiers } = await manager.insert(StaffAssignment, values);
        const id = String(identifiers[0]?.['id']);
        return { id, staff_user_id: staff.id, staff_name: staff.name };
      });
    } catch (error) {
      if (violatedConstraint(error) !== ASSIGNED_ONCE) throw error;
      throw new ConflictError('This staff member is already assigned to this course.');
    }
  }

  async unassign(udemyId: string, staffUserId: string): Promise<void> {
    const isEnded = await this.dataSource.transaction(async (manager) => {
      if (!isUUID(staffUserId)) return false;
      const { affected } = await manager.delete(StaffAssignment, { udemyId, staffUserId });
      return affected === 1;
    });
    if (isEnded) return;
    throw new NotFoundError(
      'This staff member is not assigned to this course. Somebody may have removed the assignment.',
    );
  }
}

async function requirePresentCourse(manager: EntityManager, udemyId: string): Promise<void> {
  const course = await manager.findOneBy(UdemyCourse, { udemyId });
  if (!course) throw new NotFoundError(`There is no Udemy course ${udemyId}.`);
  if (course.removedAt === null) return;
  throw new ConflictError(
    'This course was removed from Udemy, so nobody can be assigned to it. Sync again once it is back.',
  );
}

/** Locks the role, so that a concurrent promotion to admin removes the assignment afterwards. */
async function lockAssignable(manager: EntityManager, id: string): Promise<User> {
  const user = isUUID(id)
    ? await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_read' } })
    : null;
  if (!user)
    throw new NotFoundError('There is no such staff member. Somebody may have deleted the user.');
  const message = refusalOf(user);
  if (message) throw new InvalidInputError([{ field: 'staff_user_id', message }], message);
  return user;
}
