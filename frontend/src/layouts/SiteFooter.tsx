import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NewsletterForm } from '../features/newsletter';
import { adminPaths, paths } from '../paths';
import { useSite } from '../site';
import { BrandLink } from './SiteHeader';
import { socialLinks } from './social-links';
import styles from './SiteFooter.module.css';

export function SiteFooter() {
  const { name: siteName, hasExamples } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.statement}>
          <BrandLink />
          {hasExamples && (
            <p>
              For more than twenty years we have taught one thing: how to do the work, and how to
              know that it is done.
            </p>
          )}
          <h2>Newsletter</h2>
          <NewsletterForm label="Newsletter" name="newsletter" />
        </div>
        <LinkGroup title="Courses">
          <Link to={paths.courses}>All courses</Link>
          <Link to={paths.coursesIn('AI')}>AI</Link>
          <Link to={paths.coursesIn('Data')}>Data</Link>
          <Link to={paths.coursesIn('Software')}>Software Engineering</Link>
        </LinkGroup>
        <LinkGroup title="Learn together">
          <Link to={paths.cohorts}>Cohorts</Link>
          <Link to={paths.events}>Events</Link>
          <Link to={paths.meetups}>Meetups</Link>
          <Link to={paths.submitTestimonial}>Share your story</Link>
        </LinkGroup>
        {hasExamples && (
          <LinkGroup title="Follow">
            {socialLinks.map(({ name, href }) => (
              <a key={name} href={href} target="_blank" rel="noreferrer">
                {name}
                <span className="arrow arrow-out" />
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            ))}
          </LinkGroup>
        )}
      </div>
      <div className={`container ${styles.base}`}>
        <p>{`${siteName}. AI, data and software engineering.`}</p>
        <p>30-day money-back guarantee on every course.</p>
        <Link to={adminPaths.root} reloadDocument rel="nofollow">
          Staff sign-in
        </Link>
      </div>
    </footer>
  );
}

function LinkGroup({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title} className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {children.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
