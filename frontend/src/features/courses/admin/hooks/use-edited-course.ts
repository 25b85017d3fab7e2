import { useState } from 'react';
import { useGetAdminCourse } from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';

/** The course of that id, fetched anew each time it is opened, and kept until its dialog is out of sight. */
export function useEditedCourse(id: string) {
  const query = useGetAdminCourse(Number(id), { query: { enabled: id !== '', gcTime: 0 } });
  const [lastId, setLastId] = useState(id);
  const [kept, setKept] = useState<AdminCourseDto>();
  if (id !== '' && id !== lastId) setLastId(id);
  if (query.data && query.data !== kept) setKept(query.data);
  const course = query.data ?? (String(kept?.thinkific_id) === lastId ? kept : undefined);
  return {
    query,
    /** Empty while no dialog is in sight. */
    id: lastId,
    course,
    forget: () => {
      setLastId('');
      setKept(undefined);
    },
  };
}
