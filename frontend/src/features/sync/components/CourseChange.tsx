import type { ReactNode } from 'react';
import type { SyncChangeDto } from '../../../api/generated/model/syncChangeDto';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { HELD, KINDS } from '../sync-words';
import styles from './CourseChange.module.css';
import { FieldChanges } from './FieldChanges';

interface CourseChangeProps {
  change: SyncChangeDto;
  /** Before the title. */
  lead?: ReactNode;
  /** After it. */
  mark?: ReactNode;
}

/** What becomes of one course, field by field. */
export function CourseChange({ change, lead, mark }: CourseChangeProps) {
  const { title, kind, fields, is_new: isNew, held_by: heldBy } = change;
  const { label, tone } = KINDS[kind];
  return (
    <li>
      <div className={styles.course}>
        {lead}
        <ToneBadge tone={tone}>{label}</ToneBadge>
        <strong>{title}</strong>
        {heldBy !== 'none' && <span className={styles.mark}>{HELD[heldBy]}</span>}
        {mark && <span className={styles.mark}>{mark}</span>}
        {isNew && <span className={styles.mark}>since the preview</span>}
      </div>
      <FieldChanges fields={fields} />
    </li>
  );
}
