import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { courseSchema } from '../forms/course-schema';
import { toCourseForm, toOverride, type CourseForm } from '../forms/course-texts';
import { CourseFields } from '../forms/CourseFields';
import { RemoveOverride } from '../forms/RemoveOverride';
import { useEditedCourse } from '../hooks/use-edited-course';
import { useNewerVersion } from '../hooks/use-newer-version';
import { useOverrideMutations } from '../hooks/use-override-mutations';
import { CourseOnItsWay } from './CourseOnItsWay';

interface EditCourseDialogProps {
  /** Of the course, as the address has it; empty while none is edited. */
  id: string;
  /** Its name on the platform, where that is known already. */
  name: string | undefined;
  onClose: () => void;
}

export function EditCourseDialog({ id, name, onClose }: EditCourseDialogProps) {
  const { save, remove, keep } = useOverrideMutations();
  const meetNewerVersion = useNewerVersion();
  const edited = useEditedCourse(id);
  const { course } = edited;
  if (edited.id === '') return null;
  const original = course?.thinkific_name ?? name;
  return (
    <FormDialog<CourseForm>
      open={id !== ''}
      title={original === undefined ? 'Edit Course' : `Edit Course: ${original}`}
      draftName={`course ${edited.id}`}
      initialValues={course && toCourseForm(course)}
      placeholder={<CourseOnItsWay query={edited.query} onClose={onClose} />}
      schema={courseSchema}
      submitLabel="Save Changes"
      onSubmit={({ base, mine: _mine, ...texts }) =>
        save.mutateAsync({
          id: base.thinkific_id,
          data: toOverride(texts, (course ?? base).thinkific_name),
          headers: { 'If-Match': base.etag },
        })
      }
      onRefused={(error, form) => meetNewerVersion(Number(edited.id), error, form)}
      onClose={onClose}
      onClosed={edited.forget}
      extraAction={(close) =>
        course && (
          <RemoveOverride
            course={course}
            busy={remove.isPending}
            onRemove={async ({ base }) => {
              await remove.mutateAsync({
                id: base.thinkific_id,
                headers: { 'If-Match': base.etag },
              });
              close();
            }}
            onRefused={(error, form) => meetNewerVersion(course.thinkific_id, error, form)}
          />
        )
      }
    >
      {course && (
        <CourseFields
          course={course}
          onKeep={(field) => keep.mutate({ id: course.thinkific_id, data: { fields: [field] } })}
        />
      )}
    </FormDialog>
  );
}
