import { PageHead } from '../../../components/admin/PageHead';
import { EmailForm } from '../components/EmailForm';
import { KeySection } from '../components/KeySection';
import { NameForm } from '../components/NameForm';
import { PasswordForm } from '../components/PasswordForm';
import { PasskeysSection } from '../passkeys/PasskeysSection';
import { TwoFactorSection } from '../two-factor/TwoFactorSection';
import { SessionList } from '../components/SessionList';
import styles from './AccountPage.module.css';

/** What each person changes of the own account. */
export default function AccountPage() {
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
          <KeySection />
        </div>
      </div>
    </>
  );
}
