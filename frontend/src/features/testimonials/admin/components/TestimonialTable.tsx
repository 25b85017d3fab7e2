import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { DataTable, type DataColumn } from '../../../../components/admin/DataTable';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { StatusBadge, SuspectedBadge } from './StatusBadge';
import type { useTestimonialList } from '../hooks/use-testimonial-list';
import { StoryRow } from './StoryRow';
import { TestimonialActions, type RowActions } from './TestimonialActions';
import styles from './TestimonialTable.module.css';

interface TestimonialTableProps {
  query: ReturnType<typeof useTestimonialList>['query'];
  selected: string[];
  onSelect: (ids: string[]) => void;
  open: string[];
  currentId: string | undefined;
  actions: RowActions;
  busyIds: string[];
}

const FIELDS: DataColumn<AdminTestimonialDto>[] = [
  {
    title: 'Student',
    render: ({ studentName, createdAt }) => (
      <>
        <span className={styles.main}>{studentName}</span>
        <span className={styles.minor}>
          <ShortDate value={createdAt} />
        </span>
      </>
    ),
  },
  {
    title: 'Career Transition',
    render: ({ previousRole, currentRole }) => (
      <>
        <span className={styles.minor}>{previousRole}</span>
        <span className={styles.main}>{currentRole}</span>
      </>
    ),
  },
  { title: 'Company', render: ({ company }) => company },
  { title: 'Course', render: ({ courseTaken }) => courseTaken },
  {
    title: 'Status',
    fit: true,
    render: ({ status, isVisible, isSuspected }) => (
      <>
        <span className={styles.badges}>
          <StatusBadge status={status} />
          {status === 'pending' && isSuspected && <SuspectedBadge />}
        </span>
        {status === 'approved' && !isVisible && <span className={styles.minor}>Hidden</span>}
      </>
    ),
  },
];

export function TestimonialTable(props: TestimonialTableProps) {
  const { query, selected, onSelect, open, currentId, actions, busyIds } = props;
  const column: DataColumn<AdminTestimonialDto> = {
    title: 'Actions',
    align: 'right',
    pinned: true,
    render: (testimonial) => (
      <TestimonialActions
        testimonial={testimonial}
        actions={actions}
        isBusy={busyIds.includes(testimonial.id)}
        isOpen={open.includes(testimonial.id)}
      />
    ),
  };
  return (
    <DataTable
      label="Testimonials"
      query={query}
      rows={({ testimonials }) => testimonials}
      rowKey={({ id }) => id}
      columns={[...FIELDS, column]}
      empty="No testimonials found"
      errorTitle="We could not load the testimonials"
      selection={{
        keys: selected,
        onChange: onSelect,
        label: ({ studentName }) => `Select ${studentName}`,
      }}
      details={{ keys: open, render: (testimonial) => <StoryRow testimonial={testimonial} /> }}
      currentKey={currentId}
    />
  );
}
