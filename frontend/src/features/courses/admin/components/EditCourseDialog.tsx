import { ExportOutlined } from '@ant-design/icons';
import { Button, Skeleton, Tooltip } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { RecordOnItsWay } from '../../../../components/admin/forms/RecordOnItsWay';
import { useOpenRecord } from '../../../../components/admin/open-record';
import { paths } from '../../../../paths';
import { HistoryButton } from '../../../sync';
import { toHistoryCourse } from '../admin-course';
import { toChoices } from '../course-choices';
import { dialogActions } from '../course-actions';
import { courseSchema } from '../forms/course-schema';
import { toCourseForm, toOverride, type CourseForm } from '../forms/course-texts';
import { CourseFields } from '../forms/CourseFields';
import { RemoveOverride } from '../forms/RemoveOverride';
import { useCourseHandlers } from '../hooks/use-course-handlers';
import type { CourseListState } from '../hooks/use-course-list';
import { useEditedCourse } from '../hooks/use-edited-course';
import { useNeighbours } from '../hooks/use-neighbours';
import { useNewerVersion } from '../hooks/use-newer-version';
import { useOverrideMutations } from '../hooks/use-override-mutations';
import { CourseRuleDialog } from './CourseRuleDialog';

interface EditCourseDialogProps {
  /** Its `dialog` is the id of the edited course, empty while there is none. */
  list: CourseListState;
}

export function EditCourseDialog({ list }: EditCourseDialogProps) {
  const { dialog: id, query, closeDialog } = list;
  const { save, remove, keep } = useOverrideMutations();
  const meetNewerVersion = useNewerVersion();
  const neighbours = useNeighbours(list);
  const edited = useEditedCourse(id);
  const { course } = edited;
  const card = query.data?.find((listed) => String(listed.thinkific_id) === edited.id);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isRuling, setRuling] = useState(false);
  const handlers = useCourseHandlers(list, {
    onHistory: () => setHistoryOpen(true),
    onRule: () => setRuling(true),
  });
  useOpenRecord(
    'dialog',
    id !== '' && card
      ? { name: card.display_title, actions: dialogActions(card, handlers) }
      : undefined,
  );
  if (edited.id === '') return null;
  const original = (course ?? card)?.thinkific_name;
  return (
    <FormDialog<CourseForm>
      open={id !== ''}
      title={original === undefined ? 'Edit Course' : `Edit Course: ${original}`}
      draftName={`course ${edited.id}`}
      initialValues={course && toCourseForm(course)}
      placeholder={
        <RecordOnItsWay
          noun="course"
          query={edited.query}
          loading={
            <div role="status" aria-label="Loading...">
              <Skeleton active paragraph={{ rows: 12 }} />
            </div>
          }
          onClose={closeDialog}
        />
      }
      schema={courseSchema}
      submitLabel="Save Changes"
      neighbours={{ noun: 'course', ...neighbours }}
      links={
        course && (
          <>
            <HistoryButton
              course={toHistoryCourse(course)}
              open={isHistoryOpen}
              onToggle={setHistoryOpen}
            />
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
      onRefused={(error, form) => meetNewerVersion(Number(edited.id), error, form)}
      onClose={closeDialog}
      onClosed={edited.forget}
      extraAction={(close) =>
        course && (
          <RemoveOverride
            course={course}
            busy={remove.isPending}
            onRemove={async ({ base }) => {
              await remove.mutateAsync(base);
              close();
            }}
            onRefused={(error, form) => meetNewerVersion(course.thinkific_id, error, form)}
          />
        )
      }
    >
      {card && (
        <CourseRuleDialog open={isRuling} courses={[card]} onClose={() => setRuling(false)} />
      )}
      {course && (
        <CourseFields
          course={course}
          choices={toChoices(query.data)}
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
