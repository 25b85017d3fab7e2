import { Button, Input, Select } from 'antd';
import { useFormikContext } from 'formik';
import type { ReactElement, ReactNode } from 'react';
import type { SettingDto } from '../../../api/generated/model/settingDto';
import { FormField } from '../../../components/admin/forms/FormField';
import { SETTINGS } from '../setting-labels';
import type { SettingValues } from '../setting-values';

interface SettingFieldProps {
  setting: SettingDto;
}

export function SettingField({ setting }: SettingFieldProps) {
  const { name, is_secret: isSecret } = setting;
  const { label, hint } = SETTINGS[name];
  const control = isSecret ? secretInput(setting) : plainInput(setting);
  return (
    <FormField
      name={name}
      label={label}
      hint={hintOf(setting, hint)}
      extra={isSecret && setting.source === 'stored' && <RemoveButton name={name} label={label} />}
    >
      {control}
    </FormField>
  );
}

function hintOf({ locked_by: lock, is_lost: isLost }: SettingDto, hint: ReactNode): ReactNode {
  if (lock === 'DEMO') return undefined;
  if (lock !== null) {
    return (
      <>
        Set by <code>{lock}</code> in the environment.
      </>
    );
  }
  if (isLost) return 'The saved one cannot be read any more. Enter it again.';
  return hint;
}

function secretInput({ is_set: isSet, locked_by: lock }: SettingDto): ReactElement {
  const placeholder = isSet && lock === null ? 'Saved. Enter a new one to replace it.' : undefined;
  return (
    <SecretInput
      autoComplete="new-password"
      disabled={lock !== null}
      placeholder={lock !== null && isSet ? '••••••••' : placeholder}
    />
  );
}

function plainInput({ name, value, locked_by: lock }: SettingDto): ReactElement {
  const { options, isNumber, isDate, suffix } = SETTINGS[name];
  const isLocked = lock !== null;
  if (!options) {
    return (
      <Input
        autoComplete="off"
        spellCheck={false}
        disabled={isLocked}
        suffix={suffix}
        {...(isNumber && { inputMode: 'numeric' })}
        {...(isDate && { type: 'date' })}
      />
    );
  }
  const isListed = options.some((option) => option.value === (value ?? ''));
  const other = isListed || value === null ? [] : [{ value, label: value }];
  return <Select options={[...options, ...other]} disabled={isLocked} />;
}

type SecretInputProps = Omit<Parameters<typeof Input.Password>[0], 'value'> & {
  value?: string | null;
};

/** Null stands for a secret that will be removed. */
function SecretInput({ value, placeholder, ...props }: SecretInputProps) {
  return (
    <Input.Password
      {...props}
      value={value ?? ''}
      placeholder={value === null ? 'Removed when you save.' : placeholder}
    />
  );
}

interface RemoveButtonProps {
  name: string;
  label: string;
}

function RemoveButton({ name, label }: RemoveButtonProps) {
  const { values, setFieldValue } = useFormikContext<SettingValues>();
  const isRemoved = values[name] === null;
  return (
    <Button
      type="link"
      size="small"
      style={{ paddingInline: 0 }}
      onClick={() => void setFieldValue(name, isRemoved ? '' : null)}
    >
      {isRemoved ? `Keep the ${label}` : `Remove the ${label}`}
    </Button>
  );
}
