import { isUUID } from 'class-validator';
import { type EntityManager, In } from 'typeorm';
import { type FieldError, InvalidInputError } from '../../../common/problem/app-error.js';
import { User } from '../../../identity/users/user.entity.js';
import type { AssignmentDto } from '../dto/change-assignments.dto.js';
import { UdemyCourse } from '../../entities/udemy-course.entity.js';

/** Returns why a user cannot be assigned, or undefined. */
export function refusalOf({ name, role, isActive }: User, isUndo = false): string | undefined {
  if (role !== 'staff') return `${name} is an admin. Assign a staff member.`;
  if (!isActive && !isUndo) return `${name} is inactive. Activate the user first.`;
  return undefined;
}

/**
 * Locks the users' roles, so that a concurrent promotion to admin removes the assignments afterwards.
 * @param isUndo allows inactive users and removed courses, whose assignments still existed
 * @throws InvalidInputError with an error for each unsuitable course and user
 */
export async function requireAssignable(
  manager: EntityManager,
  pairs: AssignmentDto[],
  isUndo: boolean,
): Promise<void> {
  const people = [...new Set(pairs.map(({ staff_user_id: id }) => id))];
  const courses = [...new Set(pairs.map(({ udemy_id: id }) => id))];
  const problems = [
    ...(await problemsOfPeople(manager, people, isUndo)),
    ...(await problemsOfCourses(manager, courses, isUndo)),
  ];
  if (problems.length === 0) return;
  const errors = problems.map((message): FieldError => ({ field: 'assign', message }));
  throw new InvalidInputError(errors, problems.slice(0, 3).join(' '));
}

async function problemsOfPeople(
  manager: EntityManager,
  ids: string[],
  isUndo: boolean,
): Promise<string[]> {
  const users = await manager.find(User, {
    where: { id: In(ids.filter((id) => isUUID(id))) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_read' },
  });
  const isMissing = users.length < ids.length;
  return [
    ...(isMissing ? ['A staff member no longer exists. Somebody may have deleted the user.'] : []),
    ...users.flatMap((user) => refusalOf(user, isUndo) ?? []),
  ];
}

async function problemsOfCourses(
  manager: EntityManager,
  ids: string[],
  isUndo: boolean,
): Promise<string[]> {
  const courses = await manager.findBy(UdemyCourse, { udemyId: In(ids) });
  const isMissing = courses.length < ids.length;
  const gone = courses.filter(({ removedAt }) => removedAt !== null && !isUndo);
  return [
    ...(isMissing ? ['There is no Udemy course of one of these ids.'] : []),
    ...gone.map(({ title }) => `${title} was removed from Udemy, so nobody can be assigned to it.`),
  ];
}
