import { DeleteOutlined, EditOutlined, SyncOutlined } from '@ant-design/icons';
import { Avatar, Flex } from 'antd';
import type { AdminInstructorDto } from '../../../api/generated/model/adminInstructorDto';
import type { DataColumn, TableView } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { EllipsisText, TwoLineText } from '../../../components/admin/EllipsisText';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { useHistoryAction } from '../../../components/admin/use-history-action';
import { pictureAddress } from '../../../components/picture-address';
import { initialsOf } from '../../../components/Portrait';
import type { Instructors } from './use-instructors';

const INITIALS = { flex: 'none', background: 'var(--software-soft)', color: 'var(--software)' };

export const INSTRUCTOR_COLUMNS: DataColumn<AdminInstructorDto>[] = [
  {
    title: 'Instructor',
    width: 240,
    card: 'name',
    render: ({ name, title, portrait }) => (
      <Flex gap="small" align="center">
        <Avatar src={portrait && pictureAddress(portrait)} alt="" style={INITIALS}>
          {initialsOf(name)}
        </Avatar>
        <div style={{ minWidth: 0 }}>
          <EllipsisText text={name} />
          {title && <EllipsisText text={title} muted />}
        </div>
      </Flex>
    ),
  },
  {
    title: 'About',
    card: 'text',
    responsive: ['xl'],
    optional: true,
    render: ({ bio }) => bio && <TwoLineText text={bio} />,
  },
  {
    title: 'Courses',
    width: '25%',
    render: ({ courses }) => <TwoLineText text={courses.join(', ') || 'None'} muted />,
  },
  {
    title: 'From',
    width: 136,
    card: 'status',
    render: (instructor) => <Source {...instructor} />,
  },
];

function Source({ thinkific_id: id, is_edited: isEdited }: AdminInstructorDto) {
  if (id === null) return <ToneBadge tone="other">Added here</ToneBadge>;
  return (
    <ToneBadge tone={isEdited ? 'caution' : 'good'}>
      {isEdited ? 'Edited here' : 'Thinkific'}
    </ToneBadge>
  );
}

export function InstructorTable({ list, view }: { list: Instructors; view: TableView }) {
  const historyOf = useHistoryAction('instructor');
  return (
    <DataTable
      label="Instructors"
      query={list.query}
      rows={list.instructors}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={INSTRUCTOR_COLUMNS}
      actions={(instructor) => [
        { title: 'Edit', icon: <EditOutlined />, onClick: () => list.edit(instructor) },
        historyOf(instructor.id),
        ...(instructor.is_edited
          ? [
              {
                title: 'Follow Thinkific again',
                words: 'Follow Thinkific again for',
                icon: <SyncOutlined />,
                onClick: () => list.following.ask(instructor),
              },
            ]
          : []),
        ...(instructor.thinkific_id === null
          ? [
              {
                title: 'Delete',
                icon: <DeleteOutlined />,
                danger: true,
                onClick: () => list.deletion.ask(instructor),
              },
            ]
          : []),
      ]}
      view={view}
      empty={{
        title: 'No instructors yet',
        reason: 'Syncs add those of Thinkific. Add others here, and choose them for courses.',
      }}
      errorTitle="We could not load the instructors"
      keys={{
        onOpen: list.edit,
        onEdit: list.edit,
        disabled:
          [list.edited, list.deletion.target, list.following.target].some(Boolean) ||
          list.isAdding ||
          list.isGone,
      }}
    />
  );
}
