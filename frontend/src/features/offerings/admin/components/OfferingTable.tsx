import { useNavigate } from 'react-router-dom';
import type { TableView } from '../../../../components/admin/data-columns';
import { DataTable } from '../../../../components/admin/DataTable';
import { useHistoryAction } from '../../../../components/admin/use-history-action';
import { offeringPath } from '../../../../paths';
import type { OfferingActions } from '../hooks/use-offering-actions';
import type { OfferingList } from '../hooks/use-offering-list';
import { offeringColumns } from './offering-columns';
import { rowActions } from './offering-row-actions';

export const OFFERING_COLUMNS = offeringColumns(({ id }) => offeringPath(id));

interface OfferingTableProps {
  list: OfferingList;
  view: TableView;
  actions: OfferingActions;
}

export function OfferingTable({ list, view, actions }: OfferingTableProps) {
  const navigate = useNavigate();
  const historyOf = useHistoryAction('offering');
  const open = ({ id }: { id: string }) => void navigate(offeringPath(id));
  return (
    <DataTable
      label="Offerings"
      query={list.query}
      rows={list.data?.offerings}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      columns={OFFERING_COLUMNS}
      actions={(offering) =>
        rowActions(offering, {
          actions,
          history: historyOf(offering.id),
          onEdit: () => open(offering),
          onParticipants: () => void navigate(offeringPath(offering.id, 'participants')),
        })
      }
      list={list}
      total={list.data?.pagination.total}
      view={view}
      empty={{
        title: list.clear ? 'No offerings found' : 'No upcoming offerings',
        reason: list.clear
          ? 'No cohort, event or meetup matches these filters.'
          : 'Add a cohort, event or meetup. Visitors see it once you publish it.',
        onClear: list.clear,
      }}
      errorTitle="We could not load the offerings"
      keys={{
        onOpen: open,
        onEdit: open,
        disabled: actions.cancellation.dialog.open || actions.deletion.dialog.open,
      }}
    />
  );
}
