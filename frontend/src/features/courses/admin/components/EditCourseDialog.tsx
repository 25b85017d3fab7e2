import { useState } from 'react';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { courseSchema } from '../forms/course-schema';
import { toCourseForm, toOverride, type CourseForm } from '../forms/course-texts';
import { CourseFields } from '../forms/CourseFields';
import { RemoveOverride } from '../forms/RemoveOverride';
import { useNewerVersion } from '../hooks/use-newer-version';
import { useOverrideMutations } from '../hooks/use-override-mutations';

interface EditCourseDialogProps {
  course: AdminCourseDto | undefined;
  onClose: () => void;
}

export function EditCourseDialog({ course, onClose }: EditCourseDialogProps) {
  const { save, remove, keep } = useOverrideMutations();
  const meetNewerVersion = useNewerVersion();
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(course);
  if (course && course !== shown) setShown(course);
  if (!shown) return null;
  const id = shown.thinkific_id;
  return (
    <FormDialog<CourseForm>
      open={course !== undefined}
      title={`Edit Course: ${shown.thinkific_name}`}
      draftName={`course ${id}`}
      initialValues={toCourseForm(shown)}
      schema={courseSchema}
      submitLabel="Save Changes"
      onSubmit={({ base, mine: _mine, ...texts }) =>
        save.mutateAsync({
          id,
          data: toOverride(texts, shown.thinkific_name),
          headers: { 'If-Match': base.etag },
        })
      }
      onRefused={(error, form) => meetNewerVersion(id, error, form)}
      onClose={onClose}
      extraAction={(close) => (
        <RemoveOverride
          course={shown}
          busy={remove.isPending}
          onRemove={async ({ base }) => {
            await remove.mutateAsync({ id, headers: { 'If-Match': base.etag } });
            close();
          }}
          onRefused={(error, form) => meetNewerVersion(id, error, form)}
        />
      )}
    >
      <CourseFields
        course={shown}
        onKeep={(field) => keep.mutate({ id, data: { fields: [field] } })}
      />
    </FormDialog>
  );
}
