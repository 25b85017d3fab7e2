import { useState } from 'react';
import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import type { AdminCoursePageDto } from '../../../../api/generated/model/adminCoursePageDto';
import type { Action } from '../../../../components/admin/table/MoreActions';
import { SelectionBar } from '../../../../components/admin/table/SelectionBar';
import { wholeOffer } from '../../../../components/admin/table/whole-offer';
import { RuleDialog } from '../../../sync';
import { featuredChange, ruleChange, type BulkChange } from '../bulk-change';
import { toChoices } from '../course-choices';
import { useBulkUpdate } from '../hooks/use-bulk-update';
import type { useCourseList } from '../hooks/use-course-list';
import { MOST, useMatchingCourses } from '../hooks/use-matching-courses';
import { BackToSourceDialog } from './BackToSourceDialog';
import { BulkTextDialog } from './BulkTextDialog';

interface SelectedCoursesProps {
  courses: AdminCourseCardDto[];
  /** The page of the list, and what it was asked for. */
  shown: AdminCoursePageDto;
  params: ReturnType<typeof useCourseList>['params'];
  onSelectWhole: (courses: AdminCourseCardDto[]) => void;
  onClear: () => void;
}

export function SelectedCourses(props: SelectedCoursesProps) {
  const { courses, shown, params, onSelectWhole, onClear } = props;
  const { pagination } = shown;
  const choices = toChoices(shown);
  const matching = useMatchingCourses(params);
  const update = useBulkUpdate(onClear);
  const isBusy = update.isPending || matching.isPending;
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
        offer={wholeOffer({
          selected: courses.length,
          shown: shown.courses.length,
          pagination,
          isBusy,
          most: MOST,
          onSelect: () => matching.mutate(pagination.total, { onSuccess: onSelectWhole }),
        })}
        actions={actions.map((action) => ({ ...action, disabled: isBusy }))}
        onClear={onClear}
      />
      <BackToSourceDialog
        open={asked === 'source'}
        courses={courses}
        onDone={onClear}
        onClose={() => setAsked(undefined)}
      />
      <RuleDialog
        open={asked === 'rule'}
        count={courses.length}
        onChoose={(rule) => change(ruleChange(rule))}
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
