import { Checkbox } from 'antd';
import { useFormikContext, type FormikValues } from 'formik';
import styles from './FormField.module.css';

interface CheckboxFieldProps {
  name: string;
  label: string;
}

export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const { checked, onChange, onBlur } = useFormikContext<FormikValues>().getFieldProps<boolean>({
    name,
    type: 'checkbox',
  });
  return (
    <div className={styles.field}>
      <Checkbox name={name} checked={checked} onChange={onChange} onBlur={onBlur}>
        {label}
      </Checkbox>
    </div>
  );
}
