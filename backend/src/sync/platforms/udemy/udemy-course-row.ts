import type { MirrorTable } from '../../changes/mirror-table.js';

export interface UdemyCourseRow {
  udemy_id: string;
  title: string;
  url: string;
  is_paid: boolean;
}

export const UDEMY_COURSES: MirrorTable & { columns: Record<keyof UdemyCourseRow, string> } = {
  name: 'udemy_courses',
  key: 'udemy_id',
  title: 'title',
  columns: { udemy_id: 'text', title: 'text', url: 'text', is_paid: 'boolean' },
  lost: `change.kind = 'removed'`,
  watched: {},
};
