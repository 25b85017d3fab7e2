import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { ShortDate } from '../../../../components/admin/ShortDate';
import {
  ALPHABETICAL,
  BY_DATE,
  type DataColumn,
  ordersOf,
} from '../../../../components/admin/data-columns';
import { Line, TwoLines } from '../../../../components/admin/table/Lines';
import { pictureAddress } from '../../../../components/picture-address';
import { Portrait } from '../../components/Portrait';
import { MarkSign } from './MarkSign';
import { StatusBadge, SuspectedBadge } from './StatusBadge';
import styles from './story-columns.module.css';

export const STORY_COLUMNS: DataColumn<AdminTestimonialDto>[] = [
  {
    title: 'Student',
    width: 190,
    card: 'name',
    orders: [...BY_DATE, ...ordersOf('student', ['name A to Z', 'name Z to A'])],
    render: ({ studentName, studentImage, createdAt, marks, correction }) => (
      <div className={styles.student}>
        <div className={styles.portrait}>
          <Portrait key={studentImage} name={studentName} picture={pictureAddress(studentImage)} />
        </div>
        <div>
          <Line text={studentName} />
          <span className={styles.minor}>
            <ShortDate value={createdAt} /> <MarkSign marks={marks} correction={correction} />
          </span>
        </div>
      </div>
    ),
  },
  {
    title: 'Story',
    card: 'text',
    responsive: ['xl'],
    optional: true,
    render: ({ quote }) => <TwoLines text={quote} />,
  },
  {
    title: 'Career Transition',
    optional: true,
    render: ({ previousRole, currentRole }) => (
      <>
        <Line text={previousRole} muted />
        <Line text={currentRole} />
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
      <span className={styles.badges}>
        <StatusBadge status={status} />
        {status === 'pending' && isSuspected && <SuspectedBadge />}
      </span>
    ),
  },
  {
    title: 'Visible',
    width: 88,
    optional: true,
    // Visitors see approved stories only.
    render: ({ status, isVisible }) =>
      status === 'approved' && isVisible ? 'Visible' : <span className={styles.minor}>Hidden</span>,
  },
];
