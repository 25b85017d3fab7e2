import { PageHead } from '../../../components/admin/PageHead';
import { latePart } from '../../../components/part/late-part';
import { EmailForm } from '../components/EmailForm';
import { NameForm } from '../components/NameForm';
import { PasswordForm } from '../components/PasswordForm';
import { PasskeysSection } from '../passkeys/PasskeysSection';
import { TwoFactorSection } from '../two-factor/TwoFactorSection';
import { SessionList } from '../components/SessionList';
import styles from './AccountPage.module.css';

const { useIsThere, Part: KeySection } = latePart(() => import('../components/KeySection'));

/** What each person changes of the own account. */
export default function AccountPage() {
  const hasKeys = useIsThere();
  return (
    <>
      <PageHead
        title="Your Account"
        subtitle="Your name, email, password, second factor, passkeys and sessions"
      />
      <div className={styles.columns}>
        <div>
          <NameForm />
          <EmailForm />
          <PasswordForm />
        </div>
        <div>
          <TwoFactorSection />
          <PasskeysSection />
          <SessionList />
          {hasKeys && <KeySection />}
        </div>
      </div>
    </>
  );
}
