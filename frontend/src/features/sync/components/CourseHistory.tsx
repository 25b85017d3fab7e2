import { keepPreviousData } from '@tanstack/react-query';
import { Drawer, Empty, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CourseHistoryEntryDto } from '../../../api/generated/model/courseHistoryEntryDto';
import type { HistoryKind } from '../../../api/generated/model/historyKind';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { useGetCourseHistory, useGetUdemyCourseHistory } from '../../../api/generated/sync/sync';
import { restoreFocusOnClose } from '../../../components/admin/restore-focus';
import { QueryView } from '../../../components/admin/QueryView';
import { ShortDate } from '../../../components/admin/ShortDate';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { HISTORY_KINDS, PLATFORMS, runPath } from '../sync-labels';
import { FieldChanges } from './FieldChanges';
import { PagedEntries } from './PagedEntries';

const PAGE_SIZE = 25;

/** Shown in place of an empty value. */
const EMPTY: Partial<Record<HistoryKind, string>> = {
  override: 'not overridden',
  visibility: 'as on the platform',
  assignment: 'nobody',
  linked: 'none',
  unlinked: 'none',
};

export interface HistoryCourse {
  platform: PlatformName;
  id: string;
  title: string;
}

interface CourseHistoryProps {
  /** Undefined before the first time it opens. */
  course: HistoryCourse | undefined;
  open: boolean;
  onClose: () => void;
}

/** Shows changes of a course by syncs and by users. */
export function CourseHistory({ course, open, onClose }: CourseHistoryProps) {
  if (!course) return null;
  return (
    <Drawer
      key={`${course.platform} ${course.id}`}
      open={open}
      destroyOnHidden
      onClose={onClose}
      afterOpenChange={restoreFocusOnClose}
      size={560}
      title={`History of ${course.title}`}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      <Entries {...course} />
    </Drawer>
  );
}

function Entries({ platform, id }: HistoryCourse) {
  const [page, setPage] = useState(1);
  const params = { page, limit: PAGE_SIZE };
  const optionsOf = (name: PlatformName) => ({
    query: { placeholderData: keepPreviousData, staleTime: 0, enabled: name === platform },
  });
  const thinkific = useGetCourseHistory(Number(id), params, optionsOf('thinkific'));
  const udemy = useGetUdemyCourseHistory(id, params, optionsOf('udemy'));
  const query = platform === 'udemy' ? udemy : thinkific;
  return (
    <QueryView
      query={query}
      errorTitle="We could not load the history"
      isEmpty={({ pagination: { total } }) => total === 0}
      empty={<Empty description="Nothing has been recorded of this course yet." />}
    >
      {({ entries, pagination }) => (
        <PagedEntries
          label="History"
          pagination={pagination}
          isBusy={query.isPlaceholderData}
          onTurn={setPage}
        >
          {entries.map((entry) => (
            <Entry key={`${entry.at} ${entry.kind} ${entry.run}`} {...entry} platform={platform} />
          ))}
        </PagedEntries>
      )}
    </QueryView>
  );
}

function Entry(entry: CourseHistoryEntryDto & { platform: PlatformName }) {
  const { at, kind, by, run, is_undo: isUndo, fields, platform } = entry;
  const { label, tone } = HISTORY_KINDS[kind];
  return (
    <li>
      <Flex wrap gap={8} align="center">
        <ToneBadge tone={tone}>{label}</ToneBadge>
        <ShortDate value={at} withTime />
        <strong>{by ?? (run === null ? 'Lectern' : PLATFORMS[platform])}</strong>
        {run !== null && <Link to={runPath(run)}>{isUndo ? 'Undo of a sync' : 'Sync'}</Link>}
      </Flex>
      <FieldChanges fields={fields} empty={EMPTY[kind]} />
    </li>
  );
}
