import type { FieldChangeDto } from '../../../api/generated/model/fieldChangeDto';
import styles from './CourseChange.module.css';
import { FieldChange } from './FieldChange';

interface FieldChangesProps {
  fields: FieldChangeDto[];
  /** What stands for no value. */
  empty?: string | undefined;
}

export function FieldChanges({ fields, empty }: FieldChangesProps) {
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <FieldChange key={field.field} change={field} empty={empty} />
      ))}
    </dl>
  );
}
