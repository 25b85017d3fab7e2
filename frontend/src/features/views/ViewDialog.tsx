import { Checkbox, Input } from 'antd';
import { object } from 'yup';
import { createViewLimits } from '../../api/generated/limits/createViewLimits';
import type { ViewDto } from '../../api/generated/model/viewDto';
import { toastFailure } from '../../components/toaster/toast-failure';
import { FormField } from '../../components/admin/forms/FormField';
import { FormDialog } from '../../components/admin/forms/FormDialog';
import { text } from '../../components/admin/forms/rules';
import type { Views } from './use-views';

interface ViewDialogProps {
  views: Views;
  /** The view to rename; undefined saves a new view. */
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
      <FormField name="name" label="Name" required>
        <Input autoComplete="off" />
      </FormField>
      {!renamed && (
        <FormField name="is_shared" valuePropName="checked">
          <Checkbox>Shared with all admins</Checkbox>
        </FormField>
      )}
    </FormDialog>
  );
}
