import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { Dialog } from '../../../components/admin/Dialog';
import { QueryView } from '../../../components/admin/QueryView';
import { countOf, formatCount } from '../../../words';
import { useUndoRun } from '../hooks/use-undo-run';
import { UndoChanges } from './UndoChanges';
import { UndoTerms } from './UndoTerms';

interface UndoDialogProps {
  open: boolean;
  run: SyncRunDto;
  /** Gets the run that has put it back. */
  onUndone: (run: SyncRunDto) => void;
  onClose: () => void;
}

/** Shows what an undo would put back, course by course, before it does. */
export function UndoDialog({ open, run, onUndone, onClose }: UndoDialogProps) {
  const { query, turnTo, undo, isUndoing } = useUndoRun(run.id, open, (done) => {
    onClose();
    onUndone(done);
  });
  const [ticked, setTicked] = useState<string[]>([]);
  const [isFreezing, setFreezing] = useState(false);
  const plan = query.data;
  return (
    <Dialog
      open={open}
      title="Undo this sync?"
      width={800}
      style={{ top: 40 }}
      closable={!isUndoing}
      onCancel={isUndoing ? undefined : onClose}
      afterClose={() => {
        turnTo(1);
        setTicked([]);
        setFreezing(false);
      }}
      footer={
        <Flex wrap gap={8} align="center">
          {plan && plan.possible > 0 && (
            <Checkbox
              style={{ flex: 1 }}
              disabled={isUndoing}
              checked={isFreezing}
              onChange={({ target }) => setFreezing(target.checked)}
            >
              And freeze these courses
            </Checkbox>
          )}
          <Button disabled={isUndoing} onClick={onClose}>
            Cancel
          </Button>
          {plan && plan.possible > 0 && (
            <Button
              type="primary"
              danger
              loading={isUndoing}
              onClick={() => undo(ticked, isFreezing)}
            >
              {labelOf(ticked.length, plan)}
            </Button>
          )}
        </Flex>
      }
    >
      <QueryView query={query} errorTitle="We could not load what would go back">
        {(plan) => (
          <Flex vertical gap={16}>
            <UndoTerms platform={run.platform} plan={plan} isFreezing={isFreezing} />
            <UndoChanges
              plan={plan}
              isBusy={query.isPlaceholderData}
              ticked={ticked}
              onTick={setTicked}
              onTurn={turnTo}
              onLeave={onClose}
            />
          </Flex>
        )}
      </QueryView>
    </Dialog>
  );
}

function labelOf(ticked: number, { possible, touched }: { possible: number; touched: number }) {
  if (ticked > 0 || possible + touched === 1)
    return `Undo ${countOf(ticked || possible, 'course')}`;
  return touched > 0
    ? `Undo the ${formatCount(possible)} that can be`
    : `Undo all ${countOf(possible, 'course')}`;
}
