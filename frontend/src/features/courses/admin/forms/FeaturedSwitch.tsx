import { Switch } from 'antd';
import { useId, useState } from 'react';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { featuredChange } from '../bulk-change';
import { useBulkUpdate } from '../hooks/use-bulk-update';
import styles from './FeaturedSwitch.module.css';

/** Counts at once, as the visibility does. */
export function FeaturedSwitch({ course }: { course: AdminCourseDto }) {
  const [labelId, hintId] = [useId(), useId()];
  const update = useBulkUpdate();
  const [isBusy, setBusy] = useState(false);
  const set = async (featured: boolean) => {
    setBusy(true);
    // What failed has been told.
    await update([course], featuredChange(featured)).catch(() => {});
    setBusy(false);
  };
  return (
    <div className={styles.field}>
      <Switch
        checked={course.is_featured}
        disabled={course.thinkific_removed_at !== null}
        loading={isBusy}
        aria-labelledby={labelId}
        aria-describedby={hintId}
        onChange={(featured) => void set(featured)}
      />
      <div>
        <div id={labelId}>Featured on the home page</div>
        <div id={hintId} className={styles.hint}>
          Home shows one course of each category: of several the first in the catalogue, and without
          any the one with the most enrol clicks of late.
        </div>
      </div>
    </div>
  );
}
