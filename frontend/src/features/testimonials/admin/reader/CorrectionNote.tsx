import type { CorrectionDto } from '../../../../api/generated/model/correctionDto';
import { TimeAgo } from '../../../../components/admin/TimeAgo';
import { STORY_LABELS } from '../story-labels';
import styles from './CorrectionNote.module.css';
import note from './note.module.css';

/** What stood in a story when it was decided, before its author corrected it. */
export function CorrectionNote({ correction: { at, fields } }: { correction: CorrectionDto }) {
  return (
    <section
      className={`${note.note} ${styles.correction}`}
      aria-label="Correction"
      data-tone="caution"
    >
      <p>
        Corrected by its author, <TimeAgo value={at} />.{' '}
        {fields.length === 0 ? 'It is again as it was.' : 'Before, it said:'}
      </p>
      <dl>
        {fields.map(({ field, before }) => (
          <div key={field}>
            <dt>{STORY_LABELS[field]}</dt>
            <dd>{before ?? 'nothing'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
