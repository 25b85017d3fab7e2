import { ExportOutlined } from '@ant-design/icons';
import { App, Button, Tooltip } from 'antd';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useGetAdminCourse } from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { restoreFocus } from '../../../../components/admin/restore-focus';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { RecordLoader } from '../../../../components/admin/forms/RecordLoader';
import { paths } from '../../../../paths';
import { useSite } from '../../../../site';
import { HistoryButton, PLATFORMS } from '../../../sync';
import { overriddenFields, toHistoryCourse } from '../admin-course';
import { toChoices } from '../course-order';
import { courseSchema } from '../forms/course-schema';
import { toCourseForm, toOverride, type CourseForm } from '../forms/course-texts';
import { CourseFields } from '../forms/CourseFields';
import type { CourseListState } from '../hooks/use-course-list';
import { useOverrideMutations } from '../hooks/use-override-mutations';

export function EditCourseDialog({ list }: { list: CourseListState }) {
  const { dialog, query, closeDialog } = list;
  const { save, keep, loadConflict } = useOverrideMutations();
  // Keeps the course until the closing animation ends.
  const { categories } = useSite();
  const [id, setId] = useState(dialog);
  if (dialog !== '' && dialog !== id) setId(dialog);
  const edited = useGetAdminCourse(Number(id), { query: { enabled: id !== '', gcTime: 0 } });
  const course = edited.data;
  if (id === '') return null;
  const listed = query.data?.find((candidate) => String(candidate.thinkific_id) === id);
  const original = (course ?? listed)?.thinkific_name;
  return (
    <FormDialog<CourseForm>
      open={dialog !== ''}
      title={original === undefined ? 'Edit Course' : `Edit Course: ${original}`}
      draftName={`course ${id}`}
      initialValues={course && toCourseForm(course)}
      placeholder={<RecordLoader noun="course" query={edited} onClose={closeDialog} />}
      schema={courseSchema}
      submitLabel="Save Changes"
      neighbours={{ noun: 'course', ...list.neighbours }}
      links={
        course && (
          <>
            <HistoryButton course={toHistoryCourse(course)} />
            {course.is_visible && (
              <Tooltip title="View on site">
                <Button
                  type="text"
                  icon={<ExportOutlined aria-hidden="true" />}
                  aria-label={`View ${course.display_title} on site`}
                  href={paths.course({ id: String(course.thinkific_id), slug: '' })}
                  target="_blank"
                />
              </Tooltip>
            )}
          </>
        )
      }
      onSubmit={({ base, mine: _mine, ...texts }) =>
        save.mutateAsync({ before: base, data: toOverride(texts, base.thinkific_name) })
      }
      onRefused={(error, form) => loadConflict(Number(id), error, form)}
      onClose={closeDialog}
      onClosed={() => setId('')}
      extraAction={(close) =>
        course &&
        overriddenFields(course).length > 0 && <RemoveOverride course={course} onRemoved={close} />
      }
    >
      {course && (
        <CourseFields
          course={course}
          choices={toChoices(categories, query.data)}
          onKeep={({ field, new_value: seen }) =>
            keep.mutate({
              id: course.thinkific_id,
              data: { fields: [field], seen: { [field]: seen } },
            })
          }
        />
      )}
    </FormDialog>
  );
}

interface RemoveOverrideProps {
  course: AdminCourseDto;
  onRemoved: () => void;
}

function RemoveOverride({ course, onRemoved }: RemoveOverrideProps) {
  const form = useFormikContext<CourseForm>();
  const { modal } = App.useApp();
  const { remove, loadConflict } = useOverrideMutations();
  const ask = () =>
    void modal.confirm({
      title: 'Remove the override?',
      content: (
        <>
          The public site will show <strong>{course.thinkific_name}</strong> with the values of{' '}
          {PLATFORMS[course.platform]}. You will lose the changes in this form.
        </>
      ),
      okText: 'Remove',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      afterClose: restoreFocus,
      onOk: () =>
        remove
          .mutateAsync(form.values.base)
          .then(onRemoved, (error) => loadConflict(course.thinkific_id, error, form)),
    });
  return (
    <Button danger type="text" disabled={form.isSubmitting} onClick={ask}>
      Remove Override
    </Button>
  );
}
