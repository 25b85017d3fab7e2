import { useQueryClient } from '@tanstack/react-query';
import type { ConnectionDto } from '../../api/generated/model/connectionDto';
import type { ConnectionListDto } from '../../api/generated/model/connectionListDto';
import type { ConnectionName } from '../../api/generated/model/connectionName';
import {
  getListConnectionsQueryKey,
  useTestConnection,
  useUpdateConnection,
} from '../../api/generated/settings/settings';
import type { SettingValues } from './setting-values';

export function useConnection(name: ConnectionName) {
  const queryClient = useQueryClient();
  const test = useTestConnection();
  const update = useUpdateConnection();
  const keep = (saved: ConnectionDto) =>
    queryClient.setQueryData<ConnectionListDto>(getListConnectionsQueryKey(), (list) => ({
      connections: (list?.connections ?? []).map((one) => (one.name === name ? saved : one)),
    }));
  return {
    result: test.data,
    isTesting: test.isPending,
    test: (settings: SettingValues, isMailSent = false) =>
      test.mutateAsync({ name, data: { settings, send_mail: isMailSent } }),
    save: async (settings: SettingValues) => {
      const saved = await update.mutateAsync({ name, data: { settings } });
      keep(saved);
      return saved.settings;
    },
  };
}
