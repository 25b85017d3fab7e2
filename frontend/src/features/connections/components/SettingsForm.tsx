import { Button, Flex } from 'antd';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import type { ReactNode } from 'react';
import type { SettingDto } from '../../../api/generated/model/settingDto';
import { FormikForm } from '../../../components/admin/forms/FormField';
import { toServerErrors } from '../../../components/admin/forms/server-errors';
import { describeFailure, toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import {
  changesOf,
  schemaOf,
  type SettingValues,
  shownSettings,
  toValues,
} from '../setting-values';
import { SettingField } from './SettingField';

interface SettingsFormProps {
  title: string;
  settings: readonly SettingDto[];
  /** Saves what changed and returns all settings of the form. */
  onSave: (changes: SettingValues) => Promise<readonly SettingDto[]>;
  actions?: (form: FormikProps<SettingValues>) => ReactNode;
}

/** Errors of fields show there; other errors show as a toast, and the input stays. */
export function SettingsForm({ title, settings, onSave, actions }: SettingsFormProps) {
  const isLocked = settings.every(({ locked_by: lock }) => lock !== null);
  const save = async (values: SettingValues, helpers: FormikHelpers<SettingValues>) => {
    try {
      const saved = await onSave(changesOf(settings, values));
      helpers.resetForm({ values: toValues(saved) });
      toast({ title: `${title} saved`, description: 'It is used from now on' });
    } catch (error) {
      showRefusal(error, values, helpers);
    }
  };
  return (
    <Formik
      initialValues={toValues(settings)}
      validationSchema={schemaOf(settings)}
      enableReinitialize
      onSubmit={save}
    >
      {(form) => (
        <FormikForm aria-label={title}>
          {shownSettings(settings, form.values).map((setting) => (
            <SettingField key={setting.name} setting={setting} />
          ))}
          <Flex wrap gap="small">
            {!isLocked && (
              <Button
                type="primary"
                htmlType="submit"
                loading={form.isSubmitting}
                disabled={!form.dirty}
              >
                Save
              </Button>
            )}
            {actions?.(form)}
          </Flex>
        </FormikForm>
      )}
    </Formik>
  );
}

/** Shows errors at their fields, or as a toast if this form has no such field. */
export function showRefusal(
  error: unknown,
  values: SettingValues,
  { setStatus }: Pick<FormikHelpers<SettingValues>, 'setStatus'>,
): void {
  const refused = toServerErrors(error, values);
  setStatus(refused);
  const isShown = Object.keys(refused).some((field) => field in values);
  if (!isShown) toastFailure('Error', error, describeFailure(error, 'We could not do this'));
}
