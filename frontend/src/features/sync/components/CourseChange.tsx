import type { ReactNode } from 'react';
import type { FieldChangeDto } from '../../../api/generated/model/fieldChangeDto';
import type { SyncChangeDto } from '../../../api/generated/model/syncChangeDto';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { FIELDS, KINDS } from '../sync-words';
import styles from './CourseChange.module.css';

/** Old and new stand below one another. */
const LONG = /\n|.{80}/;

interface CourseChangeProps {
  change: SyncChangeDto;
  /** Before the title. */
  lead?: ReactNode;
  /** After it. */
  mark?: ReactNode;
}

/** What becomes of one course, field by field. */
export function CourseChange({ change, lead, mark }: CourseChangeProps) {
  const { title, kind, fields, is_new: isNew } = change;
  const { label, tone } = KINDS[kind];
  return (
    <li>
      <div className={styles.course}>
        {lead}
        <ToneBadge tone={tone}>{label}</ToneBadge>
        <strong>{title}</strong>
        {mark && <span className={styles.mark}>{mark}</span>}
        {isNew && <span className={styles.mark}>since the preview</span>}
      </div>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <Field key={field.field} change={field} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Field({ change }: { change: FieldChangeDto }) {
  const { field, before, after, is_overridden: isOverridden } = change;
  return (
    <div>
      <dt>{FIELDS[field]}</dt>
      <dd data-long={LONG.test(`${before}${after}`)}>
        <del>{before ?? 'nothing'}</del> <span aria-hidden="true">→</span>{' '}
        <ins>{after ?? 'nothing'}</ins>
        {isOverridden && (
          <span className={styles.mark}>An override stands in for it on the site</span>
        )}
      </dd>
    </div>
  );
}
