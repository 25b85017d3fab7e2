import { lateDialog } from '../../components/part/late-dialog';
import type { RuleDialogProps } from './components/RuleDialog';
import type { RunDialogProps } from './components/RunDialog';
import type { RunsDrawerProps } from './components/RunsDrawer';

export const RunDialog = lateDialog<RunDialogProps>(
  () => import('./components/RunDialog'),
  ({ id }) => id !== undefined,
);

export const RunsDrawer = lateDialog<RunsDrawerProps>(
  () => import('./components/RunsDrawer'),
  ({ address }) => address.isOpen,
);

export const RuleDialog = lateDialog<RuleDialogProps>(
  () => import('./components/RuleDialog'),
  ({ open }) => open,
);
