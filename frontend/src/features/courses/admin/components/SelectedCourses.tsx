import { useState } from 'react';
import { bulkUpdateCoursesLimits as limits } from '../../../../api/generated/limits/bulkUpdateCoursesLimits';
import type { CourseRow } from '../course-row';
import type { Action } from '../../../../components/admin/RowActions';
import { SelectionBar } from '../../../../components/admin/SelectionBar';
import { formatCount } from '../../../../words';
import { featuredChange, type BulkChange } from '../bulk-change';
import { toChoices } from '../course-choices';
import { useBulkUpdate } from '../hooks/use-bulk-update';
import type { CourseListState } from '../hooks/use-course-list';
import { BackToSourceDialog } from './BackToSourceDialog';
import { BulkTextDialog } from './BulkTextDialog';
import { CourseRuleDialog } from './CourseRuleDialog';

interface SelectedCoursesProps {
  courses: CourseRow[];
  list: CourseListState;
  isPageSelected: boolean;
  onSelect: (courses: CourseRow[]) => void;
}

/** The API changes at most so many courses at once. */
const MOST = limits.ids.maxItems;

/** The bar and the dialogs with what can be done to the selected courses. */
export function SelectedCourses(props: SelectedCoursesProps) {
  const { courses, list, isPageSelected, onSelect } = props;
  const { matching, query } = list;
  const choices = toChoices(query.data);
  const onClear = () => onSelect([]);
  const update = useBulkUpdate(onClear);
  const isBusy = update.isPending;
  const [asked, setAsked] = useState<'category' | 'level' | 'rule' | 'source'>();
  const change = (wanted: BulkChange) => update.mutate({ courses, change: wanted });
  const save = async (field: 'category' | 'level', value: string | null) => {
    const told = `with another ${field}`;
    await update.mutateAsync({ courses, change: { field, value, told } });
  };
  const show = (visible: boolean) =>
    change({ field: 'is_visible', value: visible, told: visible ? 'visible' : 'hidden' });
  const areFeatured = courses.every((course) => course.is_featured);
  const feature = () => change(featuredChange(!areFeatured));
  const actions: Action[] = [
    { title: 'Show', onClick: () => show(true) },
    { title: 'Hide', onClick: () => show(false) },
    { title: areFeatured ? 'Unfeature' : 'Feature', onClick: feature },
    { title: 'Category…', onClick: () => setAsked('category') },
    { title: 'Level…', onClick: () => setAsked('level') },
    { title: 'Back to source…', onClick: () => setAsked('source') },
    { title: 'Sync rule…', onClick: () => setAsked('rule') },
  ];
  return (
    <>
      <SelectionBar
        label="Selected courses"
        count={courses.length}
        offer={
          isPageSelected && courses.length < Math.min(matching.length, MOST)
            ? {
                title:
                  matching.length > MOST
                    ? `Select the first ${formatCount(MOST)} that match`
                    : `Select all ${formatCount(matching.length)} that match`,
                disabled: isBusy,
                onClick: () => onSelect(matching.slice(0, MOST)),
              }
            : undefined
        }
        actions={actions.map((action) => ({ ...action, disabled: isBusy }))}
        onClear={onClear}
      />
      <BackToSourceDialog
        open={asked === 'source'}
        courses={courses}
        onDone={onClear}
        onClose={() => setAsked(undefined)}
      />
      <CourseRuleDialog
        open={asked === 'rule'}
        courses={courses}
        onDone={onClear}
        onClose={() => setAsked(undefined)}
      />
      <BulkTextDialog
        open={asked === 'category'}
        label="Category"
        count={courses.length}
        choices={choices.categories}
        onSave={(value) => save('category', value)}
        onClose={() => setAsked(undefined)}
      />
      <BulkTextDialog
        open={asked === 'level'}
        label="Level"
        count={courses.length}
        choices={choices.levels}
        onSave={(value) => save('level', value)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
