import { Switch } from 'antd';
import { useId } from 'react';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { featuredChange } from '../bulk-change';
import { useBulkUpdate } from '../hooks/use-bulk-update';
import styles from './FeaturedSwitch.module.css';

/** Counts at once, as the visibility does. */
export function FeaturedSwitch({ course }: { course: AdminCourseDto }) {
  const [labelId, hintId] = [useId(), useId()];
  const update = useBulkUpdate();
  return (
    <div className={styles.field}>
      <Switch
        checked={course.is_featured}
        disabled={course.thinkific_removed_at !== null}
        loading={update.isPending}
        aria-labelledby={labelId}
        aria-describedby={hintId}
        onChange={(featured) =>
          update.mutate({ courses: [course], change: featuredChange(featured) })
        }
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
