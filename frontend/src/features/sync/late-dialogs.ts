import { lateDialog } from '../../components/part/late-dialog';
import type { RuleDialogProps } from './components/RuleDialog';
import type { RunDialogProps } from './components/RunDialog';

export const RunDialog = lateDialog<RunDialogProps>(
  () => import('./components/RunDialog'),
  ({ id }) => id !== undefined,
);

export const RuleDialog = lateDialog<RuleDialogProps>(
  () => import('./components/RuleDialog'),
  ({ open }) => open,
);
