import { QuestionOutlined } from '@ant-design/icons';
import { use, type ReactNode } from 'react';
import { IconAction } from './IconAction';
import { ShellDialogs } from './shell-dialogs';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  subtitle?: string;
  /** How fresh it is, in place of a subtitle. */
  state?: ReactNode;
  actions?: ReactNode;
}

/** The head of an admin screen; its title stands in `admin-titles.ts`, too. */
export function PageHead({ title, subtitle, state, actions }: PageHeadProps) {
  const { show } = use(ShellDialogs);
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {subtitle && <p title={subtitle}>{subtitle}</p>}
      {state && <p>{state}</p>}
      <div className={styles.actions}>
        <span className={styles.help}>
          <IconAction
            tooltip="Keyboard shortcuts"
            label="Keyboard shortcuts"
            icon={<QuestionOutlined />}
            onClick={() => show('keys')}
          />
        </span>
        {actions}
      </div>
    </header>
  );
}
