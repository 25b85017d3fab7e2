import { Checkbox, Col, Flex, Row } from 'antd';
import {
  setShortcutsEnabled,
  useShortcutsEnabled,
} from '../../../components/admin/shortcut-setting';
import { PageHeader } from '../../../components/admin/PageHeader';
import { Section } from '../../../components/admin/Section';
import { EmailForm } from '../components/EmailForm';
import { NameForm } from '../components/NameForm';
import { PasswordForm } from '../components/PasswordForm';
import { SessionList } from '../components/SessionList';
import { PasskeysSection } from '../passkeys/PasskeysSection';
import { TwoFactorSection } from '../two-factor/TwoFactorSection';

export default function AccountPage() {
  const areKeysOn = useShortcutsEnabled();
  return (
    <>
      <PageHeader
        title="Your Account"
        subtitle="Your name, email, password, second factor, passkeys and sessions"
      />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={9}>
          <Flex vertical gap="middle">
            <NameForm />
            <EmailForm />
            <PasswordForm />
          </Flex>
        </Col>
        <Col xs={24} xl={15}>
          <Flex vertical gap="middle">
            <TwoFactorSection />
            <PasskeysSection />
            <SessionList />
            <Section title="Keyboard">
              <Checkbox
                checked={areKeysOn}
                onChange={({ target }) => setShortcutsEnabled(target.checked)}
              >
                Use single-key shortcuts
              </Checkbox>
              <p>
                For example “j” for the next row. Applies to this browser. Press “?” for the list.
              </p>
            </Section>
          </Flex>
        </Col>
      </Row>
    </>
  );
}
