import { Alert, Button, Flex, Typography } from 'antd';
import type { FormikProps } from 'formik';
import type { ConnectionDto } from '../../../api/generated/model/connectionDto';
import { Section } from '../../../components/admin/Section';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { CONNECTIONS, stateOf } from '../connection-labels';
import { changesOf, type SettingValues } from '../setting-values';
import { useConnection } from '../use-connection';
import { SchoolSync } from './SchoolSync';
import { SettingsForm, showRefusal } from './SettingsForm';
import { ThinkificWebhooks } from './ThinkificWebhooks';

interface ConnectionCardProps {
  connection: ConnectionDto;
}

export function ConnectionCard({ connection }: ConnectionCardProps) {
  const { name, settings } = connection;
  const { title, purpose } = CONNECTIONS[name];
  const { result, isTesting, test, save } = useConnection(name);
  const { tone, label } = stateOf(connection, result?.is_working ?? false);
  const tryOut = async (form: FormikProps<SettingValues>, isMailSent = false) => {
    try {
      form.setStatus({});
      await test(changesOf(settings, form.values), isMailSent);
    } catch (error) {
      showRefusal(error, form.values, form);
    }
  };
  return (
    <Section title={title} extra={<ToneBadge tone={tone}>{label}</ToneBadge>}>
      <Typography.Paragraph type="secondary">{purpose}</Typography.Paragraph>
      <SettingsForm
        title={title}
        settings={settings}
        onSave={save}
        actions={(form) => (
          <>
            <Button loading={isTesting} onClick={() => void tryOut(form)}>
              Test
            </Button>
            {name === 'mail' && (
              <Button disabled={isTesting} onClick={() => void tryOut(form, true)}>
                Send me a test email
              </Button>
            )}
          </>
        )}
      />
      <div role="status">
        {result && !isTesting && (
          <Alert
            style={{ marginTop: 16 }}
            type={result.is_working ? 'success' : 'error'}
            showIcon
            role="none"
            title={result.message}
            description={result.answer && <Answer text={result.answer} />}
          />
        )}
      </div>
      {name === 'thinkific' && <ThinkificWebhooks />}
      {(name === 'feed' || name === 'moodle') && <SchoolSync platform={name} settings={settings} />}
    </Section>
  );
}

function Answer({ text }: { text: string }) {
  return (
    <Flex vertical>
      <span>The answer was:</span>
      <code style={{ overflowWrap: 'anywhere' }}>{text}</code>
    </Flex>
  );
}
