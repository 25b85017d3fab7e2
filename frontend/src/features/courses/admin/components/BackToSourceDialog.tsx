import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import type { OverrideField } from '../../../../api/generated/model/overrideField';
import { Dialog } from '../../../../components/admin/Dialog';
import dialog from '../../../../components/admin/dialog.module.css';
import { countOf } from '../../../../words';
import { COURSE_FIELDS, FIELD_NAMES } from '../course-fields';
import { useBackToSource } from '../hooks/use-back-to-source';
import styles from './BackToSourceDialog.module.css';

interface BackToSourceDialogProps {
  open: boolean;
  courses: AdminCourseCardDto[];
  onDone: () => void;
  onClose: () => void;
}

/** Which fields of the selected courses are to be shown as the platform has them. */
export function BackToSourceDialog(props: BackToSourceDialogProps) {
  const { open, courses, onDone, onClose } = props;
  const { bringBack, isBusy } = useBackToSource();
  const [chosen, setChosen] = useState<OverrideField[]>([]);
  const overriding = (fields: OverrideField[]) =>
    courses.filter(({ overridden_fields: ours }) => fields.some((field) => ours.includes(field)));
  const offered = FIELD_NAMES.filter((field) => overriding([field]).length > 0);
  const affected = overriding(chosen);
  const submit = () =>
    bringBack(affected, chosen, () => {
      onClose();
      onDone();
    });
  return (
    <Dialog
      open={open}
      title={`Back to source: ${countOf(courses.length, 'course')}`}
      width={440}
      onCancel={isBusy ? undefined : onClose}
      afterClose={() => setChosen([])}
      footer={
        <div className={dialog.actions}>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" disabled={affected.length === 0} loading={isBusy} onClick={submit}>
            Back to source
          </Button>
        </div>
      }
    >
      {offered.length === 0 ? (
        <p>None of these courses overrides anything.</p>
      ) : (
        <fieldset className={styles.fields} disabled={isBusy}>
          <legend>Show as Thinkific has it</legend>
          <Checkbox.Group<OverrideField> value={chosen} onChange={setChosen}>
            {offered.map((field) => (
              <Checkbox key={field} value={field}>
                {COURSE_FIELDS[field].label}{' '}
                <span className={styles.note}>{noteOf(field, overriding([field]).length)}</span>
              </Checkbox>
            ))}
          </Checkbox.Group>
          <p role="status" className={styles.note}>
            {affected.length} of {countOf(courses.length, 'course')} will change.
          </p>
        </fieldset>
      )}
    </Dialog>
  );
}

function noteOf(field: OverrideField, count: number): string {
  const overridden = `overridden by ${countOf(count, 'course')}`;
  return COURSE_FIELDS[field].theirs ? overridden : `${overridden}; Thinkific has none`;
}
