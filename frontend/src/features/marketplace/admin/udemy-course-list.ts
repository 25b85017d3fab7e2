import type { AdminUdemyCourseDto } from '../../../api/generated/model/adminUdemyCourseDto';
import type { UserDto } from '../../../api/generated/model/userDto';
import type { UserListDto } from '../../../api/generated/model/userListDto';
import { byText } from '../../../components/admin/paginate-rows';
import { contains } from '../../../components/admin/contains';
import type { VisibilityFilter } from '../../courses/admin';

export interface UdemyCourseFilters {
  search: string;
  visibility: VisibilityFilter;
}

export function filterUdemyCourses(
  courses: AdminUdemyCourseDto[],
  { search, visibility }: UdemyCourseFilters,
): AdminUdemyCourseDto[] {
  const sought = search.trim();
  return courses.filter(
    ({ title, is_visible: isVisible }) =>
      contains(title, sought) && (visibility === 'all' || isVisible === (visibility === 'visible')),
  );
}

export const UDEMY_COMPARES = {
  title: (a: AdminUdemyCourseDto, b: AdminUdemyCourseDto) => byText(a.title, b.title),
  type: (a: AdminUdemyCourseDto, b: AdminUdemyCourseDto) => Number(a.is_paid) - Number(b.is_paid),
  visible: (a: AdminUdemyCourseDto, b: AdminUdemyCourseDto) =>
    Number(b.is_visible) - Number(a.is_visible),
  staff: (a: AdminUdemyCourseDto, b: AdminUdemyCourseDto) =>
    a.assigned_staff.length - b.assigned_staff.length,
};

export function countUdemyCourses(courses: AdminUdemyCourseDto[]) {
  const present = courses.filter(({ removed_at: removedAt }) => removedAt === null);
  return {
    total: present.length,
    visible: present.filter(({ is_visible: isVisible }) => isVisible).length,
    assignments: present.reduce((sum, { assigned_staff: staff }) => sum + staff.length, 0),
  };
}

export function activeStaff({ users }: Pick<UserListDto, 'users'>): UserDto[] {
  return users
    .filter(({ role, is_active: isActive }) => role === 'staff' && isActive)
    .toSorted((a, b) => byText(a.name, b.name));
}

export function assignableStaff(
  staff: UserDto[],
  { assigned_staff: assigned }: AdminUdemyCourseDto,
): UserDto[] {
  const taken = new Set(assigned.map(({ staff_user_id: id }) => id));
  return staff.filter(({ id }) => !taken.has(id));
}
