import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Select } from 'antd';
import { useId } from 'react';
import {
  getGetCourseInstructorsQueryKey,
  getListInstructorsQueryKey,
  useChooseCourseInstructors,
  useGetCourseInstructors,
  useListInstructors,
} from '../../../api/generated/instructors/instructors';
import { searchBy } from '../../../components/admin/contains';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';

interface InstructorsFieldProps {
  course: { thinkific_id: number; display_title: string };
}

/** Takes effect at once, like the visibility switch. */
export function InstructorsField({ course }: InstructorsFieldProps) {
  const id = useId();
  const { data: list } = useListInstructors();
  const { data: chosen } = useGetCourseInstructors(course.thinkific_id);
  const choose = useChoice(course);
  const isChosen = chosen !== undefined && chosen.ids !== null;
  return (
    <Form.Item
      label="Instructors"
      htmlFor={id}
      extra={
        <span id={`${id}-hint`}>
          {isChosen
            ? 'Chosen here, in this order. '
            : 'Those of Thinkific. A choice here replaces them. '}
          {isChosen && (
            <Button type="link" size="small" onClick={() => choose(null)}>
              Use those of Thinkific
            </Button>
          )}
        </span>
      }
    >
      <Select
        id={id}
        mode="multiple"
        value={chosen?.ids ?? chosen?.platform_ids}
        options={list?.instructors.map(({ id: value, name }) => ({ value, label: name }))}
        loading={!chosen || !list}
        disabled={!chosen || !list}
        showSearch={searchBy('label')}
        maxCount={10}
        placeholder="Nobody is named"
        aria-describedby={`${id}-hint`}
        onChange={choose}
      />
    </Form.Item>
  );
}

function useChoice({ thinkific_id: id, display_title: title }: InstructorsFieldProps['course']) {
  const queryClient = useQueryClient();
  const { mutate } = useChooseCourseInstructors({
    mutation: {
      onSuccess: async (answer) => {
        queryClient.setQueryData(getGetCourseInstructorsQueryKey(id), answer);
        toast({ title: 'Instructors updated', description: `${title} was saved` });
        await queryClient.invalidateQueries({ queryKey: getListInstructorsQueryKey() });
      },
      onError: toastError('Failed to update the instructors'),
    },
  });
  return (ids: string[] | null) => mutate({ id, data: { ids } });
}
