import { EyeInvisibleOutlined, ImportOutlined, StarFilled } from '@ant-design/icons';
import { Typography } from 'antd';
import type { ReviewSuggestionDto } from '../../../../api/generated/model/reviewSuggestionDto';
import type { DataColumn } from '../../../../components/admin/data-columns';
import { DataTable } from '../../../../components/admin/DataTable';
import { ShortDate } from '../../../../components/admin/ShortDate';
import type { useTestimonialList } from '../hooks/use-testimonial-list';
import { nameOf } from './suggestion-name';
import styles from './SuggestionTable.module.css';
import type { Suggestions } from './use-suggestions';

const COLUMNS: DataColumn<ReviewSuggestionDto>[] = [
  {
    title: 'Review',
    width: 210,
    card: 'name',
    className: styles.cell ?? '',
    render: ({ title, rating, reviewedAt }) => (
      <div className={styles.text}>
        <div dir="auto">{title ?? 'No title'}</div>
        <div className={styles.facts}>
          <Rating value={rating} /> · <ShortDate value={reviewedAt} />
        </div>
      </div>
    ),
  },
  {
    title: 'Text',
    card: 'text',
    className: styles.cell ?? '',
    render: ({ quote }) => (
      <p className={styles.quote} dir="auto">
        {quote}
      </p>
    ),
  },
  {
    title: 'Course',
    width: '18%',
    card: 'text',
    className: styles.cell ?? '',
    render: ({ courseTitle }) => (
      <div className={styles.text} dir="auto">
        {courseTitle}
      </div>
    ),
  },
];

interface SuggestionTableProps {
  list: ReturnType<typeof useTestimonialList>;
  suggestions: Suggestions;
  /** A dialog is open that handles the keys. */
  isAsking: boolean;
}

export function SuggestionTable({ list, suggestions, isAsking }: SuggestionTableProps) {
  const { query, rows, total, dismiss } = suggestions;
  const onImport = ({ id }: ReviewSuggestionDto) => list.importReview(id);
  const onDismiss = (review: ReviewSuggestionDto) => dismiss.mutate(review);
  return (
    <>
      <Typography.Paragraph type="secondary">
        Approved course reviews on Thinkific, without the names of their authors. Import a review to
        publish it as a success story, once its author agrees.
      </Typography.Paragraph>
      <DataTable
        label="Suggestions"
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={nameOf}
        columns={COLUMNS}
        actions={(review) => [
          {
            title: 'Import…',
            words: 'Import',
            icon: <ImportOutlined />,
            onClick: () => onImport(review),
          },
          { title: 'Dismiss', icon: <EyeInvisibleOutlined />, onClick: () => onDismiss(review) },
        ]}
        list={list}
        total={total}
        empty={{
          title: 'No suggestions',
          reason:
            'New ones appear after a sync with Thinkific. Each sync looks for approved reviews in up to 25 courses that have reviews turned on.',
        }}
        errorTitle="We could not load the suggestions"
        keys={{ onOpen: onImport, onDelete: onDismiss, disabled: isAsking }}
      />
    </>
  );
}

function Rating({ value }: { value: number }) {
  return (
    <span className={styles.rating}>
      <StarFilled aria-hidden="true" /> {value} of 5
    </span>
  );
}
