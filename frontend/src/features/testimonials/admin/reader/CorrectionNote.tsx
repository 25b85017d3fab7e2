import type { CorrectionDto } from '../../../../api/generated/model/correctionDto';
import type { StoryField } from '../../../../api/generated/model/storyField';
import { TimeAgo } from '../../../../components/admin/TimeAgo';
import styles from './CorrectionNote.module.css';
import note from './note.module.css';

const LABELS: Readonly<Record<StoryField, string>> = {
  studentName: 'Student Name',
  studentImage: 'Student Image URL',
  previousRole: 'Previous Role',
  currentRole: 'Current Role',
  company: 'Company',
  courseTaken: 'Course Taken',
  linkedinUrl: 'LinkedIn URL',
  quote: 'Quote',
};

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
            <dt>{LABELS[field]}</dt>
            <dd>{before ?? 'nothing'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
