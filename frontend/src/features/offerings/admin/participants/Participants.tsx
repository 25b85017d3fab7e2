import { Select } from 'antd';
import { useState } from 'react';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import type { RegistrationDto } from '../../../../api/generated/model/registrationDto';
import { ListToolbar } from '../../../../components/admin/ListToolbar';
import { SearchField } from '../../../../components/admin/SearchField';
import { SelectionBar } from '../../../../components/admin/SelectionBar';
import { useConfirmation } from '../../../../components/admin/use-confirmation';
import { useListSelection } from '../../../../components/admin/use-list-selection';
import { useTableView } from '../../../../components/admin/use-table-view';
import { MoveDialog } from './MoveDialog';
import { participantColumns } from './participant-columns';
import { ParticipantDialogs } from './ParticipantDialogs';
import { ParticipantDrawer } from './ParticipantDrawer';
import { ParticipantTable } from './ParticipantTable';
import { ParticipantTools } from './ParticipantTools';
import { STATUS_FILTERS } from './registration-labels';
import { useParticipantActions } from './use-participant-actions';
import { useParticipants } from './use-participants';

interface ParticipantsProps {
  offering: AdminOfferingDto;
  /** Staff only see the participants of what they host, and record who attended. */
  canManage: boolean;
}

/** For the column chooser, which does not render cells. */
const COLUMNS = participantColumns(() => undefined);

export function Participants({ offering, canManage }: ParticipantsProps) {
  const list = useParticipants(offering.id);
  const tools = useTableView('participants');
  const actions = useParticipantActions(offering.id);
  const cancellation = useConfirmation<RegistrationDto>(actions.cancel);
  const [moved, setMoved] = useState<RegistrationDto>();
  const selection = useListSelection(list.data?.registrations, ({ id }) => id, list.key);
  const { ids, clear } = selection;
  const attend = (hasAttended: boolean | null) =>
    actions.attend.mutate({ ids, hasAttended }, { onSuccess: clear });
  const attendance = [
    { title: 'Attended', hasAttended: true },
    { title: 'Absent', hasAttended: false },
    { title: 'Not recorded', hasAttended: null },
  ];
  return (
    <>
      {canManage && <ParticipantTools offering={offering} list={list} />}
      <ListToolbar
        search={
          <div role="search">
            <SearchField
              label="Search participants"
              placeholder="Search by name or email..."
              value={list.typed}
              onChange={list.setSearch}
            />
          </div>
        }
        filters={
          <Select
            aria-label="Status"
            style={{ minWidth: 160 }}
            options={[...STATUS_FILTERS]}
            value={list.status}
            onChange={(status) => list.choose({ status })}
          />
        }
        activeFilters={list.status ? 1 : 0}
        columns={COLUMNS}
        tools={tools}
      />
      <ParticipantTable
        list={list}
        view={tools.view}
        canManage={canManage}
        selected={ids}
        onSelect={selection.select}
        onAttend={({ id, hasAttended }) =>
          actions.attend.mutate({ ids: [id], hasAttended: hasAttended ? null : true })
        }
        onMove={setMoved}
        onCancel={cancellation.ask}
        isAsking={list.dialog !== '' || cancellation.dialog.open || moved !== undefined}
      />
      <SelectionBar
        label="Selected participants"
        count={ids.length}
        actions={attendance.map(({ title, hasAttended }) => ({
          title,
          disabled: actions.attend.isPending,
          onClick: () => attend(hasAttended),
        }))}
        onClear={clear}
      />
      <ParticipantDrawer
        registration={list.shown}
        hasHistory={canManage}
        onClose={list.closeDialog}
      />
      {canManage && (
        <>
          <MoveDialog
            offering={offering}
            registration={moved}
            onMove={actions.move.mutateAsync}
            onClose={() => setMoved(undefined)}
          />
          <ParticipantDialogs
            offering={offering}
            list={list}
            actions={actions}
            cancellation={cancellation}
          />
        </>
      )}
    </>
  );
}
