import { object } from 'yup';
import { createViewLimits } from '../../api/generated/limits/createViewLimits';
import type { ViewDto } from '../../api/generated/model/viewDto';
import { toastFailure } from '../../components/toaster/toast-failure';
import { CheckboxField } from '../../components/admin/forms/CheckboxField';
import { FormDialog } from '../../components/admin/forms/FormDialog';
import { text } from '../../components/admin/forms/rules';
import { TextField } from '../../components/admin/forms/TextField';
import type { useViews } from './use-views';

interface ViewDialogProps {
  views: ReturnType<typeof useViews>;
  /** The view that gets another name; without it what is shown is saved as a new one. */
  renamed: ViewDto | undefined;
  open: boolean;
  onClose: () => void;
}

const schema = object({ name: text('Name', createViewLimits.name) });

export function ViewDialog({ views, renamed, open, onClose }: ViewDialogProps) {
  return (
    <FormDialog
      key={renamed?.id}
      open={open}
      title={renamed ? 'Rename View' : 'Save View'}
      draftName={renamed ? `view ${renamed.id}` : 'new view'}
      initialValues={{ name: renamed?.name ?? '', is_shared: false }}
      schema={schema}
      width={440}
      onSubmit={({ name, is_shared }) =>
        renamed ? views.rename(renamed, name.trim()) : views.save({ name: name.trim(), is_shared })
      }
      onRefused={(error) => {
        toastFailure('Failed to save view', error);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoComplete="off" required />
      {!renamed && <CheckboxField name="is_shared" label="Shared with all admins" />}
    </FormDialog>
  );
}
