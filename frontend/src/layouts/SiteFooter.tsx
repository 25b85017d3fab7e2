import type { ReactNode } from 'react';
import { PageLink } from '../components/PageLink';
import { SiteAddress } from '../components/SiteAddress';
import { NewsletterForm } from '../features/newsletter';
import { paths } from '../paths';
import { guaranteeText, useSite } from '../site';
import { BrandLink } from './SiteHeader';
import styles from './SiteFooter.module.css';

export function SiteFooter() {
  const site = useSite();
  const { name, footer, social, pages } = site;
  const guarantee = guaranteeText(site);
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.statement}>
          <BrandLink isOnDark />
          {footer.statement && <p>{footer.statement}</p>}
          <h2>Newsletter</h2>
          <NewsletterForm label="Newsletter" name="newsletter" />
        </div>
        {footer.groups.map(({ title, links }) => (
          <LinkGroup key={title} title={title} links={links} />
        ))}
        {social.length > 0 && <LinkGroup title="Follow" links={social} />}
        <ContactGroup />
      </div>
      <div className={`container ${styles.base}`}>
        <p>{[name, footer.line].filter(Boolean).join('. ')}</p>
        {guarantee && <p>{`${guarantee} on every course.`}</p>}
        {pages
          .filter(({ isInFooter }) => isInFooter)
          .map(({ slug, title }) => (
            <PageLink key={slug} slug={slug}>
              {title}
            </PageLink>
          ))}
        <a href={paths.backOffice} rel="nofollow">
          Staff sign-in
        </a>
      </div>
    </footer>
  );
}

interface LinkGroupProps {
  title: string;
  links: { label: string; address: string }[];
  children?: ReactNode;
}

function LinkGroup({ title, links, children }: LinkGroupProps) {
  return (
    <nav aria-label={title} className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, address }) => (
          <li key={label}>
            <SiteAddress address={address}>{label}</SiteAddress>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

function ContactGroup() {
  const { email, phone, address } = useSite().contact;
  const links = [
    ...(email ? [{ label: email, address: `mailto:${email}` }] : []),
    ...(phone ? [{ label: phone, address: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
  ];
  if (links.length === 0 && !address) return null;
  return (
    <LinkGroup title="Contact" links={links}>
      {address && <address className={styles.address}>{address}</address>}
    </LinkGroup>
  );
}
