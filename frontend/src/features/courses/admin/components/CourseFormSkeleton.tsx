import { Skeleton } from '../../../../components/Skeleton';
import fields from '../forms/CourseFields.module.css';
import styles from './CourseFormSkeleton.module.css';

/** As the form: title and description, five short fields, image and two lists. */
export function CourseFormSkeleton() {
  return (
    <div className={fields.fields} role="status" aria-label="Loading...">
      <Field wide />
      <Field wide lines={4} />
      <Field />
      <Field />
      <Field />
      <Field />
      <Field />
      <Field wide />
      <Field wide lines={6} />
      <Field wide lines={6} />
    </div>
  );
}

function Field({ wide = false, lines = 1 }: { wide?: boolean; lines?: 1 | 4 | 6 }) {
  return (
    <div className={`${styles.field} ${wide ? (fields.wide ?? '') : ''}`} data-lines={lines}>
      <Skeleton className={styles.label} />
      <Skeleton className={styles.box} />
    </div>
  );
}
