import { WarningOutlined } from '@ant-design/icons';
import { Avatar, Flex, Tooltip } from 'antd';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { ShortDate } from '../../../../components/admin/ShortDate';
import {
  ALPHABETICAL,
  BY_DATE,
  type DataColumn,
  ordersOf,
} from '../../../../components/admin/data-columns';
import { EllipsisText, TwoLineText } from '../../../../components/admin/EllipsisText';
import { pictureAddress } from '../../../../components/picture-address';
import { initialsOf } from '../../../../components/Portrait';
import { SOURCE_LABELS } from '../../story-sources';
import { StatusBadge, SuspectedBadge } from './StatusBadge';

const INITIALS = { flex: 'none', background: 'var(--software-soft)', color: 'var(--software)' };

export const STORY_COLUMNS: DataColumn<AdminTestimonialDto>[] = [
  {
    title: 'Student',
    width: 190,
    card: 'name',
    orders: [...BY_DATE, ...ordersOf('student', ['name A to Z', 'name Z to A'])],
    render: ({ studentName, studentImage, createdAt, marks, correction, source }) => (
      <Flex gap="small" align="center">
        <Avatar src={pictureAddress(studentImage)} alt="" style={INITIALS}>
          {initialsOf(studentName)}
        </Avatar>
        <div style={{ minWidth: 0 }}>
          <EllipsisText text={studentName} />
          <span style={{ color: 'var(--muted)', whiteSpace: 'nowrap' }}>
            <ShortDate value={createdAt} /> <StoryMarksIcon marks={marks} correction={correction} />
          </span>
          {source && <EllipsisText text={SOURCE_LABELS[source]} muted />}
        </div>
      </Flex>
    ),
  },
  {
    title: 'Story',
    card: 'text',
    responsive: ['xl'],
    optional: true,
    render: ({ quote }) => <TwoLineText text={quote} />,
  },
  {
    title: 'Career Transition',
    optional: true,
    render: ({ previousRole, currentRole }) => (
      <>
        <EllipsisText text={previousRole} muted />
        <EllipsisText text={currentRole} />
      </>
    ),
  },
  {
    title: 'Company',
    width: '10%',
    ellipsis: true,
    orders: ordersOf('company', ALPHABETICAL),
    optional: true,
    render: ({ company }) => company,
  },
  {
    title: 'Course',
    width: '10%',
    ellipsis: true,
    orders: ordersOf('course', ALPHABETICAL),
    optional: true,
    render: ({ courseTaken }) => courseTaken,
  },
  {
    title: 'Status',
    width: 112,
    orders: ordersOf('status', ['pending first', 'rejected first']),
    card: 'status',
    render: ({ status, isSuspected }) => (
      <Flex vertical gap={2} align="start">
        <StatusBadge status={status} />
        {status === 'pending' && isSuspected && <SuspectedBadge />}
      </Flex>
    ),
  },
  {
    title: 'Visible',
    width: 88,
    optional: true,
    // Visitors only see approved stories.
    render: ({ status, isVisible, isFeatured }) =>
      status === 'approved' && isVisible ? (
        (isFeatured && 'Featured') || 'Visible'
      ) : (
        <EllipsisText text="Hidden" muted />
      ),
  },
];

function StoryMarksIcon({ marks, correction }: Pick<AdminTestimonialDto, 'marks' | 'correction'>) {
  const kinds = [
    ['corrected by its author', correction ? [correction] : []],
    ['link', marks.links],
    ['email address', marks.emails],
    ['phone number', marks.phones],
    ['like another story', marks.similar],
  ] as const;
  const found = kinds.filter(([, some]) => some.length > 0).map(([kind]) => kind);
  if (found.length === 0) return null;
  const words = `Marked: ${found.join(', ')}`;
  return (
    <Tooltip title={words}>
      <WarningOutlined aria-label={words} style={{ color: 'var(--caution)' }} />
    </Tooltip>
  );
}
