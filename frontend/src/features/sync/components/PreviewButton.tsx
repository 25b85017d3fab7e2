import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { PlatformName } from '../../../api/generated/model/platformName';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import {
  usePreviewFeedSync,
  usePreviewMoodleSync,
  usePreviewThinkificSync,
  usePreviewUdemySync,
} from '../../../api/generated/sync/sync';
import { RunDialog } from './RunDialog';
import { toastSyncFailure } from '../hooks/use-sync-failure';

const PREVIEW = 'Preview changes';

export function PreviewButton({ platform }: { platform: PlatformName }) {
  const [run, setRun] = useState<SyncRunDto>();
  const mutation = {
    onSuccess: setRun,
    onError: (error: unknown) => toastSyncFailure('Failed to preview the sync', error),
  };
  const thinkific = usePreviewThinkificSync({ mutation });
  const udemy = usePreviewUdemySync({ mutation });
  const feed = usePreviewFeedSync({ mutation });
  const moodle = usePreviewMoodleSync({ mutation });
  const { mutate, isPending } = { thinkific, udemy, feed, moodle }[platform];
  return (
    <>
      <Button
        icon={<EyeOutlined aria-hidden="true" />}
        data-short
        aria-label={PREVIEW}
        title={PREVIEW}
        loading={isPending}
        onClick={() => mutate()}
      >
        {PREVIEW}
      </Button>
      <RunDialog id={run?.id} onShow={setRun} onClose={() => setRun(undefined)} />
    </>
  );
}
