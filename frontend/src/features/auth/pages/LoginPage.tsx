import { Navigate, useLocation } from 'react-router-dom';
import { BrandMark } from '../../../components/BrandMark';
import { LoadingScreen } from '../../../components/LoadingScreen';
import { ThemeToggle } from '../../../components/ThemeToggle';
import { adminPaths } from '../../../paths';
import { useSiteName } from '../../../site';
import { HeroFigure } from '../../../components/HeroFigure';
import { DemoCredential } from '../components/DemoCredential';
import { LoginForm } from '../components/LoginForm';
import { readReturnPath } from '../session/return-path';
import { useSession } from '../session/session-context';
import styles from './LoginPage.module.css';

export default function LoginPage() {
  const siteName = useSiteName();
  const { state } = useSession();
  const location = useLocation();
  const returnPath = readReturnPath(location.state);
  if (state.status === 'checking') return <LoadingScreen />;
  if (state.status === 'signed-in') {
    return <Navigate to={returnPath ?? adminPaths.dashboard} replace />;
  }
  return (
    <div className={styles.screen}>
      <main className={styles.main}>
        <div className={styles.bar}>
          <span className={styles.brand}>
            <BrandMark />
            {siteName}
          </span>
          <ThemeToggle />
        </div>
        <div className={styles.form}>
          <h1>Admin Login</h1>
          <p className={styles.lead}>
            {returnPath
              ? 'Sign in to go on where you were.'
              : 'For the people who run the courses.'}
          </p>
          <LoginForm />
          <DemoCredential />
        </div>
      </main>
      <div className={styles.panel}>
        <HeroFigure />
      </div>
    </div>
  );
}
