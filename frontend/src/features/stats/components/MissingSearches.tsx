import { Flex, Typography } from 'antd';
import { useListMissingSearches } from '../../../api/generated/searches/searches';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { formatCount } from '../../../format-count';
import { NEED_ITEM_STYLE } from './NeedItem';

const TITLE = 'Searches without a result';

/** The server counts by days in UTC. */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function MissingSearches() {
  const query = useListMissingSearches();
  return (
    <Section title={TITLE}>
      <Typography.Paragraph type="secondary">
        Visitors searched for these in the last 90 days and found nothing.
      </Typography.Paragraph>
      <QueryView
        query={query}
        errorTitle="We could not load the searches"
        isEmpty={({ searches }) => searches.length === 0}
        empty="Every search found something"
      >
        {({ searches }) => (
          <ul aria-label={TITLE}>
            {searches.map(({ term, count, last_day: day }) => (
              <Flex component="li" key={term} gap={16} align="center" style={NEED_ITEM_STYLE}>
                <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{term}</span>
                <Typography.Text type="secondary">
                  {count === 1 ? 'once' : `${formatCount(count)} times`},{' '}
                  <time dateTime={day}>{DAY.format(new Date(day))}</time>
                </Typography.Text>
              </Flex>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
