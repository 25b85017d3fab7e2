import { Switch } from 'antd';
import styles from './VisibilitySwitch.module.css';

interface VisibilitySwitchProps {
  title: string;
  isVisible: boolean;
  /** The id of what says that the course is gone, and so cannot be shown, if it is. */
  goneNote: string | null;
  onSet: (visible: boolean) => void;
}

export function VisibilitySwitch({ title, isVisible, goneNote, onSet }: VisibilitySwitchProps) {
  return (
    <span className={styles.field}>
      <Switch
        checked={isVisible}
        disabled={goneNote !== null}
        aria-label={`Visibility of ${title}`}
        aria-describedby={goneNote ?? undefined}
        onChange={onSet}
      />
      <span aria-hidden="true">{isVisible ? 'Visible' : 'Hidden'}</span>
    </span>
  );
}
