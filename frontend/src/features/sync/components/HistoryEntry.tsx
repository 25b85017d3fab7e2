import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import type { CourseHistoryEntryDto } from '../../../api/generated/model/courseHistoryEntryDto';
import type { HistoryKind } from '../../../api/generated/model/historyKind';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { ShortDate } from '../../../components/admin/ShortDate';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { HISTORY_KINDS, PLATFORMS, runPath } from '../sync-words';
import { FieldChanges } from './FieldChanges';

interface HistoryEntryProps {
  entry: CourseHistoryEntryDto;
  platform: PlatformName;
}

/** Stands for no value. */
const EMPTY: Partial<Record<HistoryKind, string>> = {
  override: 'not overridden',
  visibility: 'as on the platform',
  assignment: 'nobody',
  joined: 'none',
  parted: 'none',
};

export function HistoryEntry({ entry, platform }: HistoryEntryProps) {
  const { at, kind, by, run, is_undo: isUndo, fields } = entry;
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
