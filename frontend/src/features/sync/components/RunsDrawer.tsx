import { LeftOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { useGetSyncRun } from '../../../api/generated/sync/sync';
import { focusMainIfLost } from '../../../components/admin/focus-main';
import { useRunActions } from '../hooks/use-run-actions';
import type { useRunsAddress } from '../hooks/use-runs-address';
import { PLATFORMS, titleOf } from '../sync-words';
import { RunContent } from './RunContent';
import { RunList } from './RunList';

interface RunsDrawerProps {
  platform: PlatformName;
  address: ReturnType<typeof useRunsAddress>;
}

/** The syncs with a platform beside its courses, and each of them with what it has changed. */
export function RunsDrawer({ platform, address }: RunsDrawerProps) {
  const { isOpen, id, show, showAll, close } = address;
  const [page, setPage] = useState(1);
  const [last, setLast] = useState<number>();
  // The drawer keeps its content while it closes.
  if (isOpen && id !== undefined && id !== last) setLast(id);
  const query = useGetSyncRun(id ?? 0, { query: { enabled: id !== undefined } });
  const { actions, dialog } = useRunActions(id === undefined ? undefined : query.data, show);
  return (
    <>
      <Drawer
        open={isOpen}
        onClose={close}
        size={640}
        destroyOnHidden
        title={id === undefined ? `Syncs with ${PLATFORMS[platform]}` : titleOf(query.data)}
        footer={actions}
        afterOpenChange={(open) => {
          if (open) return;
          // It still has the focus, which goes with it.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          focusMainIfLost();
        }}
        styles={{ wrapper: { maxWidth: '100vw' } }}
      >
        {id === undefined ? (
          <RunList platform={platform} page={page} last={last} onTurn={setPage} onOpen={show} />
        ) : (
          <>
            <Button
              type="link"
              autoFocus
              icon={<LeftOutlined aria-hidden="true" />}
              onClick={showAll}
            >
              All syncs
            </Button>
            <RunContent query={query} onLeave={showAll} />
          </>
        )}
      </Drawer>
      {dialog}
    </>
  );
}
