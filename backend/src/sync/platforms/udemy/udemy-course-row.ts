import type { MirrorTable } from '../../apply-rows.js';

export interface UdemyCourseRow {
  udemy_id: string;
  title: string;
  url: string;
  is_paid: boolean;
}

export const UDEMY_COURSES: MirrorTable<UdemyCourseRow> = {
  name: 'udemy_courses',
  key: 'udemy_id',
  columns: { udemy_id: 'text', title: 'text', url: 'text', is_paid: 'boolean' },
};
