import { HistoryOutlined } from '@ant-design/icons';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AuditObjectType } from '../../api/generated/model/auditObjectType';
import { historyPath } from '../../paths';
import type { Action } from './RowActions';

export function useHistoryAction(type: AuditObjectType): (id: string) => Action {
  const navigate = useNavigate();
  return useCallback(
    (id) => ({
      title: 'History',
      words: 'History of',
      icon: <HistoryOutlined aria-hidden="true" />,
      onClick: () => void navigate(historyPath(type, id)),
    }),
    [navigate, type],
  );
}
