import { useState } from 'react';
import { array, object, string } from 'yup';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import type { UserDto } from '../../../../api/generated/model/userDto';
import { useListAdminUdemyCourses } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { CheckListField } from '../../../../components/admin/forms/CheckListField';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { Loading, QueryView } from '../../../../components/admin/QueryView';
import { useAssignmentChange } from '../hooks/use-assignment-changes';

interface StaffCoursesDialogProps {
  /** Undefined while it is closed. */
  user: UserDto | undefined;
  onClose: () => void;
}

/** Keeps its content while it closes. */
export function StaffCoursesDialog({ user, onClose }: StaffCoursesDialogProps) {
  const [shown, setShown] = useState(user);
  if (user && user.id !== shown?.id) setShown(user);
  if (!shown) return null;
  return (
    <CoursesOf
      key={shown.id}
      user={shown}
      isOpen={user !== undefined}
      onClose={onClose}
      onClosed={() => setShown(undefined)}
    />
  );
}

interface CoursesOfProps {
  user: UserDto;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

interface StaffCoursesValues {
  assign: string[];
  /** The assignments when the form was filled. A restored draft may be older than changes by other users. */
  base: string[];
}

const schema = object({ assign: array().of(string().defined()) });

function CoursesOf({ user, isOpen, onClose, onClosed }: CoursesOfProps) {
  const change = useAssignmentChange();
  // Other users assign courses too, so the dialog starts with fresh data.
  const query = useListAdminUdemyCourses({ query: { refetchOnMount: 'always' } });
  const [courses, setCourses] = useState<AdminUdemyCourseDto[]>();
  if (!courses && query.data && query.isFetchedAfterMount) setCourses(query.data);
  const held = courses?.filter((course) => isHeld(course, user)).map(({ udemy_id: id }) => id);
  const toPairs = (ids: string[]) => ids.map((id) => ({ udemy_id: id, staff_user_id: user.id }));
  return (
    <FormDialog<StaffCoursesValues>
      open={isOpen}
      title={`Courses of ${user.name}`}
      draftName={`courses of ${user.id}`}
      initialValues={held && { assign: held, base: held }}
      placeholder={
        <QueryView query={query} errorTitle="We could not load the courses">
          {() => <Loading />}
        </QueryView>
      }
      schema={schema}
      onSubmit={({ assign, base }) => {
        const added = assign.filter((id) => !base.includes(id));
        const ended = base.filter((id) => !assign.includes(id));
        return change({ assign: toPairs(added), unassign: toPairs(ended) }, user.name);
      }}
      onClose={onClose}
      onClosed={onClosed}
    >
      <CheckListField
        name="assign"
        label="Courses"
        searchLabel="Search courses"
        options={toOptions(courses ?? [], held ?? [])}
        empty="No courses synced yet"
      />
    </FormDialog>
  );
}

function isHeld({ assigned_staff: staff }: AdminUdemyCourseDto, { id }: UserDto): boolean {
  return staff.some(({ staff_user_id: other }) => other === id);
}

/** Courses removed from Udemy can be unassigned, but not assigned. */
function toOptions(courses: AdminUdemyCourseDto[], held: string[]) {
  return courses
    .filter(({ udemy_id: id, removed_at: removedAt }) => removedAt === null || held.includes(id))
    .map(({ udemy_id: value, title: label, removed_at: removedAt }) => ({
      value,
      label,
      note: removedAt === null ? undefined : 'removed from Udemy',
    }));
}
