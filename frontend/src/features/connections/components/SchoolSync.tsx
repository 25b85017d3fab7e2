import { UploadOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Typography, Upload } from 'antd';
import type { SettingDto } from '../../../api/generated/model/settingDto';
import {
  getGetFeedFileQueryKey,
  useGetFeedFile,
  useUploadFeedFile,
} from '../../../api/generated/sync/sync';
import { QueryView } from '../../../components/admin/QueryView';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { pluralize } from '../../../format-count';
import { useSchoolSync } from '../../courses/admin';
import { HeldSync, PLATFORMS, PreviewButton, RunningSync } from '../../sync';

interface SchoolSyncProps {
  platform: 'feed' | 'moodle';
  settings: SettingDto[];
}

/** Syncs the courses of the platform, and uploads a feed that is at no address. Renders nothing until it is set up. */
export function SchoolSync({ platform, settings }: SchoolSyncProps) {
  const { start, isRunning } = useSchoolSync(platform);
  const source = settings.find(({ name }) => name === 'FEED_SOURCE')?.value;
  const isUsed =
    platform === 'feed'
      ? source === 'address' || source === 'upload'
      : settings.every(({ is_set: isSet }) => isSet);
  if (!isUsed) return null;
  return (
    <section aria-label={`Courses of ${PLATFORMS[platform]}`} style={{ marginTop: 24 }}>
      {source === 'upload' && <FeedUpload />}
      <HeldSync platform={platform} />
      <RunningSync platform={platform} />
      <Flex wrap gap="small">
        <Button loading={isRunning} onClick={start}>
          Sync courses
        </Button>
        <PreviewButton platform={platform} />
      </Flex>
    </section>
  );
}

function FeedUpload() {
  const queryClient = useQueryClient();
  const query = useGetFeedFile();
  const { mutate, isPending } = useUploadFeedFile({
    mutation: {
      onSuccess: (saved) => {
        queryClient.setQueryData(getGetFeedFileQueryKey(), saved);
        toast({ title: 'Feed uploaded', description: 'Sync it to show its courses' });
      },
      onError: toastError('We could not use this file'),
    },
  });
  return (
    <QueryView query={query} errorTitle="We could not load the uploaded feed">
      {({ name, courses, uploaded_at: at }) => (
        <Flex vertical gap="small" align="flex-start" style={{ marginBottom: 16 }}>
          <Typography.Text type="secondary">
            {at ? (
              <>
                {name} with {pluralize(courses, 'course')}, uploaded <TimeAgo value={at} />
              </>
            ) : (
              'No file has been uploaded yet.'
            )}
          </Typography.Text>
          <Upload
            accept=".csv,.json,text/csv,application/json"
            showUploadList={false}
            beforeUpload={(file) => {
              mutate({ data: file, params: { name: file.name } });
              return false;
            }}
          >
            <Button icon={<UploadOutlined aria-hidden="true" />} loading={isPending}>
              Upload a CSV or JSON file
            </Button>
          </Upload>
        </Flex>
      )}
    </QueryView>
  );
}
