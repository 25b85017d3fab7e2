import { Table, Typography } from 'antd';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useListSyncProblems } from '../../../api/generated/sync/sync';
import { QueryView } from '../../../components/admin/QueryView';
import { formatProblems } from '../sync-labels';

export function RunProblems({ run: { id, problems: total } }: { run: SyncRunDto }) {
  const query = useListSyncProblems(id);
  return (
    <section aria-labelledby="problems">
      <h3 id="problems">{formatProblems(total)}</h3>
      <Typography.Paragraph type="secondary">These courses were not changed.</Typography.Paragraph>
      <QueryView query={query} errorTitle="We could not load the problems">
        {(problems) => (
          <>
            <Table
              aria-labelledby="problems"
              size="small"
              pagination={false}
              rowKey={(problem) => problems.indexOf(problem)}
              dataSource={problems}
              columns={[
                {
                  title: 'Course',
                  rowScope: 'row',
                  render: (_, { title, course_id: courseId, source }) =>
                    title ?? (courseId ? `Course ${courseId}` : source),
                },
                { title: 'Field', dataIndex: 'field' },
                {
                  title: 'Problem',
                  render: (_, { title, course_id: courseId, source, reason }) => (
                    <>
                      {reason}
                      {(title ?? courseId) && (
                        <Typography.Text type="secondary"> {source}</Typography.Text>
                      )}
                    </>
                  ),
                },
              ]}
            />
            {total > problems.length && <p>And {total - problems.length} more.</p>}
          </>
        )}
      </QueryView>
    </section>
  );
}
