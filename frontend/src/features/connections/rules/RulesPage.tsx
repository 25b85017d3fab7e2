import { useQueryClient } from '@tanstack/react-query';
import { Col, Flex, Row } from 'antd';
import type { SettingListDto } from '../../../api/generated/model/settingListDto';
import type { SettingName } from '../../../api/generated/model/settingName';
import {
  getListRulesQueryKey,
  useListRules,
  useUpdateRules,
} from '../../../api/generated/settings/settings';
import { PageHeader } from '../../../components/admin/PageHeader';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { SettingsForm } from '../components/SettingsForm';
import type { SettingValues } from '../setting-values';

const COLUMNS: readonly { title: string; names: readonly SettingName[] }[][] = [
  [
    { title: 'Newsletter and stories', names: ['NEWSLETTER_DOUBLE_OPT_IN', 'STORY_EMAIL'] },
    { title: 'Security', names: ['TWO_FACTOR_REQUIRED', 'AUDIT_RETENTION_DAYS'] },
  ],
  [
    { title: 'Syncs', names: ['SYNC_CRON', 'SYNC_HOLD_PERCENT', 'SYNC_HOLD_LEAST'] },
    { title: 'Course pages', names: ['COURSE_CLAIMS'] },
  ],
];

export default function RulesPage() {
  const query = useListRules();
  const queryClient = useQueryClient();
  const update = useUpdateRules();
  const save = async (changes: SettingValues, names: readonly SettingName[]) => {
    const saved = await update.mutateAsync({ data: { settings: changes } });
    queryClient.setQueryData<SettingListDto>(getListRulesQueryKey(), saved);
    return settingsOf(saved, names);
  };
  return (
    <>
      <PageHeader
        title="Rules"
        subtitle="How the newsletter, stories, syncs, course pages and sign-in work"
      />
      <QueryView query={query} errorTitle="We could not load the rules">
        {(list) => (
          <Row gutter={[16, 16]}>
            {COLUMNS.map((sections) => (
              <Col key={sections[0]?.title} xs={24} xl={12}>
                <Flex vertical gap="middle">
                  {sections.map(({ title, names }) => (
                    <Section key={title} title={title}>
                      <SettingsForm
                        title={title}
                        settings={settingsOf(list, names)}
                        onSave={(changes) => save(changes, names)}
                      />
                    </Section>
                  ))}
                </Flex>
              </Col>
            ))}
          </Row>
        )}
      </QueryView>
    </>
  );
}

function settingsOf({ settings }: SettingListDto, names: readonly SettingName[]) {
  return settings.filter(({ name }) => names.includes(name));
}
