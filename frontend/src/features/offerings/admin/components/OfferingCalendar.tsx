import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { keepPreviousData } from '@tanstack/react-query';
import { Alert, Button, Calendar, Flex, Typography } from 'antd';
import dayjs from 'dayjs';
import { Link } from 'react-router-dom';
import { useListAdminOfferings } from '../../../../api/generated/offerings-admin/offerings-admin';
import { IconAction } from '../../../../components/admin/IconAction';
import { QueryView } from '../../../../components/admin/QueryView';
import { offeringPath } from '../../../../paths';
import { useIsNarrow } from '../../../../theme/use-media-query';
import { eventsByDay, type CalendarEvent } from '../calendar-events';
import type { OfferingList } from '../hooks/use-offering-list';
import { STATES } from '../offering-labels';
import { addDays, formatDay } from '../session-times';
import styles from './OfferingCalendar.module.css';

/** The API's largest page. */
const MOST = 100;
/** The calendar shows six weeks, which begin at most six days before the month. */
const BEFORE = -6;
const AFTER = 42;

const MONTH = 'YYYY-MM';

/** Shows each session on its day, in the time zone of the offering. Narrow windows show a list of days. */
export default function OfferingCalendar({ list }: { list: OfferingList }) {
  const { month, showMonth, calendarParams } = list;
  const first = `${month}-01`;
  const query = useListAdminOfferings(
    {
      ...calendarParams,
      from: addDays(first, BEFORE),
      to: addDays(first, AFTER),
      order: 'soonest',
      limit: MOST,
    },
    { query: { placeholderData: keepPreviousData } },
  );
  const isNarrow = useIsNarrow();
  const value = dayjs(first);
  const turn = (months: number) => showMonth(value.add(months, 'month').format(MONTH));
  return (
    <>
      <Flex gap="small" align="center" style={{ marginBottom: 8 }}>
        <IconAction
          tooltip="Previous month"
          label="Previous month"
          icon={<LeftOutlined />}
          onClick={() => turn(-1)}
        />
        <Typography.Title level={2} style={{ margin: 0, minWidth: 160 }} aria-live="polite">
          {value.format('MMMM YYYY')}
        </Typography.Title>
        <IconAction
          tooltip="Next month"
          label="Next month"
          icon={<RightOutlined />}
          onClick={() => turn(1)}
        />
        <Button onClick={() => showMonth('')}>Today</Button>
      </Flex>
      <QueryView query={query} errorTitle="We could not load the offerings">
        {({ offerings, pagination }) => {
          const days = eventsByDay(offerings);
          return (
            <>
              {pagination.total > MOST && (
                <Alert
                  type="info"
                  title={`Only the first ${MOST} offerings are shown. Use the filters to see others.`}
                />
              )}
              {isNarrow ? (
                <DayList month={month} days={days} />
              ) : (
                <Calendar
                  value={value}
                  headerRender={() => null}
                  cellRender={(day, { type, originNode }) =>
                    type === 'date' ? (
                      <Events events={days.get(day.format('YYYY-MM-DD'))} />
                    ) : (
                      originNode
                    )
                  }
                />
              )}
            </>
          );
        }}
      </QueryView>
    </>
  );
}

function DayList({ month, days }: { month: string; days: Map<string, CalendarEvent[]> }) {
  const shown = [...days.keys()].filter((day) => day.startsWith(month)).toSorted();
  if (shown.length === 0) return <p>Nothing takes place in this month.</p>;
  return shown.map((day) => (
    <section key={day}>
      <h3 className={styles.day}>{formatDay(day)}</h3>
      <Events events={days.get(day)} />
    </section>
  ));
}

function Events({ events = [] }: { events: CalendarEvent[] | undefined }) {
  if (events.length === 0) return null;
  return (
    <ul className={styles.events}>
      {events.map(({ offering: { id, title, state }, time }) => (
        <li key={`${id} ${time}`}>
          <Link
            to={offeringPath(id)}
            className={`${styles.event} ${state === 'cancelled' ? styles.cancelled : ''}`}
            title={`${time} ${title}: ${STATES[state].label}`}
          >
            {time} {title}
            {state !== 'open' && ` (${STATES[state].label})`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
