import { lateDialog } from '../../../components/part/late-dialog';
import type { AssignDialogProps } from './components/AssignDialog';
import type { StaffCoursesDialogProps } from './components/StaffCoursesDialog';

export const AssignDialog = lateDialog<AssignDialogProps>(
  () => import('./components/AssignDialog'),
  ({ open }) => open,
);

export const StaffCoursesDialog = lateDialog<StaffCoursesDialogProps>(
  () => import('./components/StaffCoursesDialog'),
  ({ user }) => user !== undefined,
);
