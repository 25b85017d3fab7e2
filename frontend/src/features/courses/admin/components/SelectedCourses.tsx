import { useState } from 'react';
import { bulkUpdateCoursesLimits as limits } from '../../../../api/generated/limits/bulkUpdateCoursesLimits';
import type { CourseRow } from '../course-row';
import type { Action } from '../../../../components/admin/RowActions';
import { SelectionBar } from '../../../../components/admin/SelectionBar';
import { formatCount } from '../../../../format-count';
import { useSite } from '../../../../site';
import { featuredChange, type BulkChange } from '../bulk-change';
import { toChoices } from '../course-order';
import { useRestorePlatformValues } from '../hooks/use-restore-platform-values';
import { useBulkUpdate } from '../hooks/use-bulk-update';
import type { CourseListState } from '../hooks/use-course-list';
import { BulkTextDialog } from './BulkTextDialog';
import { CourseRuleDialog } from './CourseRuleDialog';

interface SelectedCoursesProps {
  courses: CourseRow[];
  list: CourseListState;
  isPageSelected: boolean;
  onSelect: (courses: CourseRow[]) => void;
}

/** The API's limit per request. */
const MAX_COURSES = limits.ids.maxItems;

export function SelectedCourses(props: SelectedCoursesProps) {
  const { courses, list, isPageSelected, onSelect } = props;
  const { matching, query } = list;
  const choices = toChoices(useSite().categories, query.data);
  const onClear = () => onSelect([]);
  const update = useBulkUpdate(onClear);
  const source = useRestorePlatformValues(onClear);
  const isBusy = update.isPending || source.isBusy;
  const overridden = courses.filter(({ overridden_fields: fields }) => fields.length > 0);
  const [asked, setAsked] = useState<'category' | 'level' | 'rule'>();
  const close = () => setAsked(undefined);
  const change = (wanted: BulkChange) => update.mutate({ courses, change: wanted });
  const show = (visible: boolean) =>
    change({ field: 'is_visible', value: visible, result: visible ? 'visible' : 'hidden' });
  const areFeatured = courses.every((course) => course.is_featured);
  const feature = () => change(featuredChange(!areFeatured));
  const actions: Action[] = [
    { title: 'Show', onClick: () => show(true) },
    { title: 'Hide', onClick: () => show(false) },
    { title: areFeatured ? 'Unfeature' : 'Feature', onClick: feature },
    { title: 'Category…', onClick: () => setAsked('category') },
    { title: 'Level…', onClick: () => setAsked('level') },
    {
      title: 'Use platform values',
      disabled: overridden.length === 0,
      onClick: () => source.bringBack(overridden),
    },
    { title: 'Sync rule…', onClick: () => setAsked('rule') },
  ];
  return (
    <>
      <SelectionBar
        label="Selected courses"
        count={courses.length}
        offer={
          isPageSelected && courses.length < Math.min(matching.length, MAX_COURSES)
            ? {
                title:
                  matching.length > MAX_COURSES
                    ? `Select the first ${formatCount(MAX_COURSES)} that match`
                    : `Select all ${formatCount(matching.length)} that match`,
                disabled: isBusy,
                onClick: () => onSelect(matching.slice(0, MAX_COURSES)),
              }
            : undefined
        }
        actions={actions.map((action) => ({ ...action, disabled: isBusy || action.disabled }))}
        onClear={onClear}
      />
      <CourseRuleDialog
        open={asked === 'rule'}
        courses={courses}
        onDone={onClear}
        onClose={close}
      />
      {(['category', 'level'] as const).map((field) => (
        <BulkTextDialog
          key={field}
          open={asked === field}
          field={field}
          courses={courses}
          choices={choices[field]}
          update={update}
          onClose={close}
        />
      ))}
    </>
  );
}
