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
          The home page shows three courses: featured ones first, then the first of the catalogue.
        </div>
      </div>
    </div>
  );
}
