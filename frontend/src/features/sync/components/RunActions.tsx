import { Button, Flex } from 'antd';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { passFocusOn } from '../../../components/admin/pass-focus-on';
import type { useDecisions } from '../hooks/use-decisions';

interface RunActionsProps {
  run: SyncRunDto;
  decisions: ReturnType<typeof useDecisions>;
}

/** The decisions about a run that has not written anything. */
export function RunActions({ run, decisions }: RunActionsProps) {
  const { id, added, updated, removed } = run;
  const { isApplying, isKeeping, apply, keep } = decisions;
  const isHeld = run.status === 'held';
  return (
    <Flex ref={passFocusOn} wrap gap={8} justify="end">
      {isHeld && (
        <Button loading={isKeeping} disabled={isApplying} onClick={() => keep(id)}>
          Keep ours
        </Button>
      )}
      {(isHeld || added + updated + removed > 0) && (
        <Button
          type="primary"
          danger={isHeld}
          loading={isApplying}
          disabled={isKeeping}
          onClick={() => apply(id)}
        >
          {isHeld ? 'Apply anyway' : 'Apply'}
        </Button>
      )}
    </Flex>
  );
}
