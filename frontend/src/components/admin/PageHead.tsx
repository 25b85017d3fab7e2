import { QuestionOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { use, type ReactNode } from 'react';
import { ShellDialogs } from './shell-dialogs';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  subtitle?: string;
  /** How fresh it is, in place of a subtitle. */
  state?: ReactNode;
  actions?: ReactNode;
}

const HELP = 'Keyboard shortcuts';

/** What scrolls stays below it, however many lines it takes. */
function tellHeight(head: HTMLElement | null) {
  if (!head) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--head-height', `${head.offsetHeight}px`),
  );
  observer.observe(head);
  return () => observer.disconnect();
}

/** The head of an admin screen; its title stands in `admin-titles.ts`, too. */
export function PageHead({ title, subtitle, state, actions }: PageHeadProps) {
  const { show } = use(ShellDialogs);
  return (
    <header ref={tellHeight} className={styles.head}>
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
