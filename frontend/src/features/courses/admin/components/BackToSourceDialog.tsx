import { Checkbox, Flex, Modal, Typography } from 'antd';
import { useState } from 'react';
import type { CourseRow } from '../course-row';
import type { OverrideField } from '../../../../api/generated/model/overrideField';
import { focusMainIfLost } from '../../../../components/admin/focus-main';
import { countOf } from '../../../../words';
import { COURSE_FIELDS, FIELD_NAMES } from '../course-fields';
import { useBackToSource } from '../hooks/use-back-to-source';

interface BackToSourceDialogProps {
  open: boolean;
  courses: CourseRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks which fields of the selected courses show the platform's values again. */
export function BackToSourceDialog({ open, courses, onDone, onClose }: BackToSourceDialogProps) {
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
    <Modal
      open={open}
      destroyOnHidden
      title={`Back to source: ${countOf(courses.length, 'course')}`}
      width={440}
      okText="Back to source"
      okButtonProps={{ disabled: affected.length === 0 }}
      confirmLoading={isBusy}
      cancelButtonProps={{ disabled: isBusy }}
      onOk={submit}
      onCancel={isBusy ? undefined : onClose}
      afterClose={() => {
        setChosen([]);
        focusMainIfLost();
      }}
    >
      {offered.length === 0 ? (
        <p>None of these courses overrides anything.</p>
      ) : (
        <Flex vertical gap={12}>
          <p id="back-to-source">Show as Thinkific has it</p>
          <Checkbox.Group<OverrideField>
            aria-labelledby="back-to-source"
            disabled={isBusy}
            style={{ flexDirection: 'column', gap: 8 }}
            value={chosen}
            onChange={setChosen}
            options={offered.map((field) => ({
              value: field,
              label: (
                <>
                  {COURSE_FIELDS[field].label}{' '}
                  <Typography.Text type="secondary">
                    {noteOf(field, overriding([field]).length)}
                  </Typography.Text>
                </>
              ),
            }))}
          />
          <p role="status">
            {affected.length} of {countOf(courses.length, 'course')} will change.
          </p>
        </Flex>
      )}
    </Modal>
  );
}

function noteOf(field: OverrideField, count: number): string {
  const overridden = `overridden by ${countOf(count, 'course')}`;
  return COURSE_FIELDS[field].theirs ? overridden : `${overridden}; Thinkific has none`;
}
