import type { StoryMarksDto } from '../../../../api/generated/model/storyMarksDto';
import { STATUS_LABELS } from '../status-labels';
import note from './note.module.css';
import styles from './StoryMarks.module.css';

interface StoryMarksProps {
  marks: StoryMarksDto;
  onRead: (id: string) => void;
}

/** What a moderator should look at twice. */
export function StoryMarks({ marks, onRead }: StoryMarksProps) {
  const { links, emails, phones, similar } = marks;
  const found = [
    ['Link', links],
    ['E-mail address', emails],
    ['Phone number', phones],
  ] as const;
  if (found.every(([, texts]) => texts.length === 0) && similar.length === 0) return null;
  return (
    <ul className={`${note.note} ${styles.marks}`} aria-label="Marks" data-tone="caution">
      {found.flatMap(([name, texts]) =>
        texts.map((text) => (
          <li key={`${name} ${text}`}>
            {name}: {text}
          </li>
        )),
      )}
      {similar.map(({ id, studentName, status, likeness }) => (
        <li key={id}>
          {likeness} % as in the story of{' '}
          <button type="button" onClick={() => onRead(id)}>
            {studentName}
          </button>{' '}
          ({STATUS_LABELS[status]})
        </li>
      ))}
    </ul>
  );
}
