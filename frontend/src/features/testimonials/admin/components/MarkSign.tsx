import { WarningOutlined } from '@ant-design/icons';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import styles from './story-columns.module.css';

/** That a moderator should look twice, and why; the reading view has the rest. */
export function MarkSign({ marks, correction }: Pick<AdminTestimonialDto, 'marks' | 'correction'>) {
  const kinds = [
    ['corrected by its author', correction ? [correction] : []],
    ['link', marks.links],
    ['e-mail address', marks.emails],
    ['phone number', marks.phones],
    ['like another story', marks.similar],
  ] as const;
  const found = kinds.filter(([, some]) => some.length > 0).map(([kind]) => kind);
  if (found.length === 0) return null;
  const words = `Marked: ${found.join(', ')}`;
  return (
    <span className={styles.sign} data-tone="caution" role="img" aria-label={words} title={words}>
      <WarningOutlined aria-hidden="true" />
    </span>
  );
}
