import { Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import { BY_DATE, type DataColumn } from '../../../../components/admin/data-columns';
import { EllipsisText } from '../../../../components/admin/EllipsisText';
import { formatCount, pluralize } from '../../../../format-count';
import { formatSeats, formatZone, KINDS } from '../offering-labels';
import { formatLocalTime } from '../session-times';
import { StateTag } from './StateTag';

/** @param pathOf returns where the title leads */
export function offeringColumns(
  pathOf: (offering: AdminOfferingDto) => string,
): DataColumn<AdminOfferingDto>[] {
  return [
    {
      title: 'Title',
      card: 'name',
      render: (offering) => (
        <>
          <EllipsisText text={offering.title}>
            <Link to={pathOf(offering)}>{offering.title}</Link>
          </EllipsisText>
          <EllipsisText muted text={describe(offering)} />
        </>
      ),
    },
    {
      title: 'Date',
      width: 232,
      card: 'text',
      orders: BY_DATE,
      render: ({ sessions, timeZone }) => (
        <>
          <div>{sessions[0] && formatLocalTime(sessions[0].start)}</div>
          <Typography.Text type="secondary">
            {formatZone(timeZone)}
            {sessions.length > 1 && ` · ${pluralize(sessions.length, 'session')}`}
          </Typography.Text>
        </>
      ),
    },
    {
      title: 'Seats',
      width: 112,
      card: 'text',
      render: (offering) => (
        <Flex vertical>
          <span>
            {formatSeats(offering)}
            <span className="visually-hidden"> seats taken</span>
          </span>
          {offering.counts.waiting > 0 && (
            <Typography.Text type="secondary">
              {formatCount(offering.counts.waiting)} waiting
            </Typography.Text>
          )}
        </Flex>
      ),
    },
    {
      title: 'State',
      width: 112,
      card: 'status',
      render: ({ state }) => <StateTag state={state} />,
    },
  ];
}

/** For example "Cohort · Amara Okafor · Torstraße 1, Berlin". */
function describe({ kind, hostName, place, onlineUrl }: AdminOfferingDto): string {
  const where = place ?? (onlineUrl && 'Online');
  return [KINDS[kind], hostName, where].filter(Boolean).join(' · ');
}
