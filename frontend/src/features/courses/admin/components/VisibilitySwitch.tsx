import { Switch, Tooltip } from 'antd';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import styles from './VisibilitySwitch.module.css';

interface VisibilitySwitchProps {
  course: AdminCourseDto;
  onSet: (visible: boolean) => void;
}

/** Whether the site shows the course; one that is gone from the platform cannot be shown. */
export function VisibilitySwitch({ course, onSet }: VisibilitySwitchProps) {
  const { display_title: title, is_visible: isVisible, thinkific_removed_at: removed } = course;
  const field = (
    <span className={styles.field}>
      <Switch
        checked={isVisible}
        disabled={removed !== null}
        aria-label={`Visibility of ${title}`}
        onChange={onSet}
      />
      <span aria-hidden="true">{isVisible ? 'Visible' : 'Hidden'}</span>
    </span>
  );
  // Fifty idle tooltips would cost more than the rest of the cards.
  if (removed === null) return field;
  return <Tooltip title="Gone from Thinkific, so it cannot be shown">{field}</Tooltip>;
}
