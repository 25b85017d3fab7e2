import { Alert, Button, Flex } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { passFocusOn } from '../../../components/admin/pass-focus-on';
import { useDecisions } from '../hooks/use-decisions';
import { PLATFORMS, runPath } from '../sync-words';

interface HeldBarProps {
  platform: PlatformName;
  id: number;
  reason: string | null;
}

/** Asks what to do about a sync that would remove many courses. */
export function HeldBar({ platform, id, reason }: HeldBarProps) {
  const navigate = useNavigate();
  const decisions = useDecisions((run) => void navigate(runPath(run.id)));
  const { isApplying, isKeeping, apply, keep } = decisions;
  return (
    <div ref={passFocusOn}>
      <Alert
        type="warning"
        showIcon
        role="group"
        aria-label={`Sync with ${PLATFORMS[platform]} that waits`}
        title={
          <>
            {reason} <Link to={runPath(id)}>Review</Link>
          </>
        }
        action={
          <Flex wrap gap={8}>
            <Button loading={isKeeping} disabled={isApplying} onClick={() => keep(id)}>
              Keep ours
            </Button>
            <Button danger loading={isApplying} disabled={isKeeping} onClick={() => apply(id)}>
              Apply anyway
            </Button>
          </Flex>
        }
        style={{ marginBottom: 16 }}
      />
    </div>
  );
}
