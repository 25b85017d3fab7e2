import type { JoinedUdemyCourseDto } from '../../../api/generated/model/joinedUdemyCourseDto';
import { Badge } from '../../../components/Badge';
import styles from './JoinedMark.module.css';

/** Says which course of Udemy is the same, and whether visitors are told. */
export function JoinedMark({ joined: { title, is_visible: shown } }: JoinedMarkProps) {
  return (
    <p className={styles.mark}>
      <Badge>Also on Udemy</Badge>
      <span>
        {title}
        {!shown && ', which visitors do not see there'}
      </span>
    </p>
  );
}

interface JoinedMarkProps {
  joined: JoinedUdemyCourseDto;
}
