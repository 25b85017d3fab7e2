import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { ConfirmDialog } from '../../../../components/admin/ConfirmDialog';
import { overriddenFields } from '../admin-course';
import type { CourseForm } from './course-texts';

interface RemoveOverrideProps {
  course: AdminCourseDto;
  busy: boolean;
  onRemove: (form: CourseForm) => Promise<void>;
  onRefused: (
    error: unknown,
    form: ReturnType<typeof useFormikContext<CourseForm>>,
  ) => Promise<void>;
}

export function RemoveOverride({ course, busy, onRemove, onRefused }: RemoveOverrideProps) {
  const form = useFormikContext<CourseForm>();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    try {
      await onRemove(form.values);
    } catch (error) {
      await onRefused(error, form);
    }
    setAsking(false);
  };
  if (overriddenFields(course).length === 0) return null;
  return (
    <>
      <Button danger type="text" disabled={form.isSubmitting} onClick={() => setAsking(true)}>
        Remove Override
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove the whole override?"
        confirmLabel="Remove"
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        The public site will show <strong>{course.thinkific_name}</strong> as Thinkific has it, and
        what is typed here will be lost.
      </ConfirmDialog>
    </>
  );
}
