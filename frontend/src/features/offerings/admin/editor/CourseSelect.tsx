import { Select, type SelectProps } from 'antd';
import { useCourseCards } from '../../../courses/admin';

export function CourseSelect(select: SelectProps<string | null>) {
  const { data = [], isFetching } = useCourseCards();
  return (
    <Select
      {...select}
      options={data.map(({ thinkific_id: id, display_title: label }) => ({
        value: String(id),
        label,
      }))}
      loading={isFetching}
      allowClear
      placeholder="No course"
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}
