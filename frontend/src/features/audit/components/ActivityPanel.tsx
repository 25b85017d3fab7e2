import { Empty, Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { useListAuditEntries } from '../../../api/generated/audit/audit';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { TwoLineText } from '../../../components/admin/EllipsisText';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { adminPaths } from '../../../paths';
import { activitiesOf, type Activity } from '../activity';
import { formatPerson } from '../audit-labels';

/** The number of requested entries; one action can write an entry per record. */
const LIMIT = 8;

export function ActivityPanel() {
  const query = useListAuditEntries({ limit: LIMIT });
  return (
    <Section title="Activity" extra={<Link to={adminPaths.audit}>All activity</Link>}>
      <QueryView
        query={query}
        errorTitle="We could not load the activity"
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description="Nobody has changed anything yet."
          />
        }
      >
        {(page) => (
          <Flex component="ul" vertical gap={8} aria-label="Activity">
            {activitiesOf(page).map((activity) => (
              <ActivityItem key={activity.entry.id} {...activity} />
            ))}
          </Flex>
        )}
      </QueryView>
    </Section>
  );
}

function ActivityItem({ entry, text }: Activity) {
  const { person, at, id } = entry;
  const name = formatPerson(entry);
  return (
    <li>
      <Flex gap={8} justify="space-between">
        <Typography.Text strong ellipsis>
          {person.id === null ? (
            name
          ) : (
            <Link to={`${adminPaths.audit}?person=${person.id}`} style={TARGET}>
              {name}
            </Link>
          )}
        </Typography.Text>
        <Typography.Text type="secondary" style={{ flexShrink: 0 }}>
          <TimeAgo value={at} />
        </Typography.Text>
      </Flex>
      <Link to={`${adminPaths.audit}?dialog=${id}`} style={TARGET}>
        <TwoLineText text={text} />
      </Link>
    </li>
  );
}

/** WCAG requires targets of at least 24 px. */
const TARGET = {
  display: 'inline-block',
  minHeight: 24,
  color: 'inherit',
};
