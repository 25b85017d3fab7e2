import type { CourseRow } from '../course-row';
import { pluralize } from '../../../../format-count';
import { RuleDialog } from '../../../sync';
import { ruleChange } from '../bulk-change';
import { useBulkUpdate } from '../hooks/use-bulk-update';

interface CourseRuleDialogProps {
  open: boolean;
  courses: CourseRow[];
  onDone?: () => void;
  onClose: () => void;
}

export function CourseRuleDialog({ open, courses, onDone, onClose }: CourseRuleDialogProps) {
  const update = useBulkUpdate(onDone);
  const [only, ...others] = courses;
  return (
    <RuleDialog
      open={open}
      subject={
        only && others.length === 0 ? only.display_title : pluralize(courses.length, 'course')
      }
      present={courses.map(({ sync_rule: rule }) => rule)}
      onChoose={(rule) => update.mutate({ courses, change: ruleChange(rule) })}
      onClose={onClose}
    />
  );
}
