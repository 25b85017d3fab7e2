import type { ReactNode } from 'react';
import { Brand } from '../components/Brand';
import button from '../components/button.module.css';
import { PageMeta } from '../components/PageMeta';
import header from '../layouts/SiteHeader.module.css';
import styles from './MessagePage.module.css';

/** What a page says, where that is one sentence or two. */
export interface Message {
  title: string;
  text?: string;
}

export function MessagePage({ title, text, children }: Message & { children: ReactNode }) {
  return (
    <>
      <PageMeta title={title} />
      <header className={header.header}>
        <div className={`container ${header.bar}`}>
          <a href="/" className={header.brand}>
            <Brand />
          </a>
        </div>
      </header>
      <main className={styles.main}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {children}
      </main>
    </>
  );
}

/** @param props `reason`: what else may be wrong, as the end of a sentence */
export function UnknownLink({ reason = '', children }: { reason?: string; children?: ReactNode }) {
  const text = `It may have been cut off on its way${reason}. Open it from the mail again, or copy it as a whole.`;
  return (
    <MessagePage title="This link does not work" text={text}>
      {children}
      <HomeLink />
    </MessagePage>
  );
}

interface LinkProps {
  href: string;
  children: ReactNode;
}

export function MainLink(props: LinkProps) {
  return <a className={button.primary} {...props} />;
}

export function QuietLink(props: LinkProps) {
  return <a className={styles.quiet} {...props} />;
}

export function HomeLink() {
  return <QuietLink href="/">Go to the home page</QuietLink>;
}

export function SignInLink() {
  return <MainLink href="/admin/login">Sign in</MainLink>;
}
