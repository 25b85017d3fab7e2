import { QuestionOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { use, type ReactNode } from 'react';
import { ShellDialogs } from './shell-dialogs';
import styles from './PageHead.module.css';
import { tellHeight } from './tell-height';

interface PageHeadProps {
  title: string;
  subtitle?: string;
  /** How fresh it is, in place of a subtitle. */
  state?: ReactNode;
  actions?: ReactNode;
}

const HELP = 'Keyboard shortcuts';

/** What scrolls stays below it, however many lines it takes. */
const tellHead = tellHeight('--head-height');

/** The head of an admin screen. */
export function PageHead({ title, subtitle, state, actions }: PageHeadProps) {
  const { show } = use(ShellDialogs);
  return (
    <header ref={tellHead} className={styles.head}>
      <h1>{title}</h1>
      {subtitle && <p title={subtitle}>{subtitle}</p>}
      {state && <p>{state}</p>}
      <div className={styles.actions}>
        {/* A tooltip of ours would take the Escape that closes what it opens. */}
        <Button
          type="text"
          className={styles.help}
          aria-label={HELP}
          title={HELP}
          icon={<QuestionOutlined />}
          onClick={() => show('keys')}
        />
        {actions}
      </div>
    </header>
  );
}
