import { Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { AdminOfferingDto } from '../../../api/generated/model/adminOfferingDto';
import { useListAdminOfferings } from '../../../api/generated/offerings-admin/offerings-admin';
import { QueryAlert } from '../../../components/admin/QueryAlert';
import { Section } from '../../../components/admin/Section';
import { formatCount } from '../../../format-count';
import { adminPaths, offeringPath } from '../../../paths';
import {
  formatLocalTime,
  formatSeats,
  formatZone,
  KINDS,
  sessionWithin,
} from '../../offerings/admin';
import { nextSevenDays } from '../next-seven-days';
import { NEED_ITEM_STYLE } from './NeedItem';

const TITLE = 'Next seven days';

/** Shows what takes place soon. Absent when nothing does. */
export function UpcomingOfferings() {
  const days = nextSevenDays();
  const query = useListAdminOfferings(days);
  if (query.isError) {
    return (
      <Section title={TITLE}>
        <QueryAlert query={query} title="We could not load the offerings" />
      </Section>
    );
  }
  const rows = (query.data?.offerings ?? [])
    .filter(({ state }) => state !== 'draft' && state !== 'cancelled')
    .flatMap((offering) => {
      const session = sessionWithin(offering.sessions, days.from, days.to);
      return session ? [{ offering, start: session.start }] : [];
    })
    .toSorted((a, b) => a.start.localeCompare(b.start));
  if (rows.length === 0) return null;
  return (
    <Section title={TITLE} extra={<Link to={adminPaths.offerings}>All offerings</Link>}>
      <ul>
        {rows.map((row) => (
          <Upcoming key={row.offering.id} {...row} />
        ))}
      </ul>
    </Section>
  );
}

function Upcoming({ offering, start }: { offering: AdminOfferingDto; start: string }) {
  const { id, title, kind, timeZone, counts } = offering;
  return (
    <Flex component="li" wrap gap="0 16px" align="center" style={NEED_ITEM_STYLE}>
      <span style={{ flex: '1 1 240px' }}>
        <Link to={offeringPath(id)}>{title}</Link>
        <br />
        <Typography.Text type="secondary">
          {KINDS[kind]} · {formatLocalTime(start)} {formatZone(timeZone)}
        </Typography.Text>
      </span>
      <span>{formatSeats(offering)} seats taken</span>
      {counts.waiting > 0 && (
        <Link to={`${offeringPath(id, 'participants')}&status=waiting`}>
          {formatCount(counts.waiting)} waiting
        </Link>
      )}
    </Flex>
  );
}
