import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { SyncChangeDto } from '../../../api/generated/model/syncChangeDto';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { HELD, KINDS } from '../sync-labels';
import { FieldChanges } from './FieldChanges';

interface CourseChangeProps {
  change: SyncChangeDto;
  lead?: ReactNode;
  mark?: ReactNode;
}

export function CourseChange({ change, lead, mark }: CourseChangeProps) {
  const { title, kind, fields, is_new: isNew, held_by: heldBy } = change;
  const { label, tone } = KINDS[kind];
  return (
    <li>
      <Flex wrap gap={8} align="center">
        {lead}
        <ToneBadge tone={tone}>{label}</ToneBadge>
        <strong>{title}</strong>
        {heldBy !== 'none' && <Typography.Text type="secondary">{HELD[heldBy]}</Typography.Text>}
        {mark && <Typography.Text type="secondary">{mark}</Typography.Text>}
        {isNew && <Typography.Text type="secondary">since the preview</Typography.Text>}
      </Flex>
      <FieldChanges fields={fields} />
    </li>
  );
}
