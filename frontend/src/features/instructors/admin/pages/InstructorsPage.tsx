import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ListToolbar } from '../../../../components/admin/ListToolbar';
import { PageHeader } from '../../../../components/admin/PageHeader';
import { useTableView } from '../../../../components/admin/use-table-view';
import { InstructorDialogs } from '../InstructorDialogs';
import { INSTRUCTOR_COLUMNS, InstructorTable } from '../InstructorTable';
import { useInstructors } from '../use-instructors';

export default function InstructorsPage() {
  const list = useInstructors();
  const tools = useTableView('instructors');
  return (
    <>
      <PageHeader
        title="Instructors"
        subtitle="Who teaches, on course pages and cards"
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={list.openForm}>
            Add Instructor
          </Button>
        }
      />
      <ListToolbar columns={INSTRUCTOR_COLUMNS} tools={tools} />
      <InstructorTable list={list} view={tools.view} />
      <InstructorDialogs list={list} />
    </>
  );
}
