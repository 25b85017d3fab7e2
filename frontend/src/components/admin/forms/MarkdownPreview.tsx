import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Typography } from 'antd';
import { useDebounce } from 'use-debounce';
import { renderSitePage } from '../../../api/generated/site-admin/site-admin';
import { PageText } from '../../PageText';
import { adviceFor } from '../../QueryState';
import styles from './MarkdownInput.module.css';

/** Shows Markdown as the server renders it, a moment after the last change. */
export function MarkdownPreview({ markdown }: { markdown: string }) {
  const [settled] = useDebounce(markdown, 400);
  const { data, error } = useQuery({
    queryKey: ['rendered Markdown', settled],
    queryFn: ({ signal }) => renderSitePage({ markdown: settled }, undefined, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <section
      aria-label="Preview"
      tabIndex={0}
      className={styles.preview}
      // Links would leave the form.
      onClick={(event) => event.preventDefault()}
    >
      {error ? (
        <Typography.Text type="danger">{adviceFor(error)}</Typography.Text>
      ) : (
        data && <PageText html={data.html} />
      )}
      {data?.html === '' && <Typography.Text type="secondary">Preview</Typography.Text>}
    </section>
  );
}
