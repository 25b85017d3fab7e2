import { Button } from 'antd';
import { useState } from 'react';
import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import { SelectionBar } from '../../../../components/admin/table/SelectionBar';
import type { BulkChange } from '../bulk-change';
import type { CourseChoices } from '../course-choices';
import { useBulkUpdate } from '../hooks/use-bulk-update';
import { BulkTextDialog } from './BulkTextDialog';

interface SelectedCoursesProps {
  courses: AdminCourseCardDto[];
  choices: CourseChoices;
  onClear: () => void;
}

export function SelectedCourses({ courses, choices, onClear }: SelectedCoursesProps) {
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<'category' | 'level'>();
  const update = useBulkUpdate();
  const change = async (wanted: BulkChange) => {
    setBusy(true);
    try {
      await update(courses, wanted);
      onClear();
    } finally {
      setBusy(false);
    }
  };
  const show = (visible: boolean) => {
    const told = visible ? 'visible' : 'hidden';
    // What failed has been told.
    change({ field: 'is_visible', value: visible, told }).catch(() => {});
  };
  return (
    <>
      <SelectionBar label="Selected courses" count={courses.length} onClear={onClear}>
        <Button disabled={isBusy} onClick={() => show(true)}>
          Show
        </Button>
        <Button disabled={isBusy} onClick={() => show(false)}>
          Hide
        </Button>
        <Button disabled={isBusy} onClick={() => setAsked('category')}>
          Category…
        </Button>
        <Button disabled={isBusy} onClick={() => setAsked('level')}>
          Level…
        </Button>
      </SelectionBar>
      <BulkTextDialog
        open={asked === 'category'}
        label="Category"
        count={courses.length}
        choices={choices.categories}
        onSave={(value) => change({ field: 'category', value, told: 'with another category' })}
        onClose={() => setAsked(undefined)}
      />
      <BulkTextDialog
        open={asked === 'level'}
        label="Level"
        count={courses.length}
        choices={choices.levels}
        onSave={(value) => change({ field: 'level', value, told: 'with another level' })}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
