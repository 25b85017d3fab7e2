import { lateDialog } from '../part/late-dialog';
import type { ConfirmDialogProps } from './ConfirmModal';

/** Asks before an action that cannot be undone. */
export const ConfirmDialog = lateDialog<ConfirmDialogProps>(
  () => import('./ConfirmModal'),
  ({ open }) => open,
);
