import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SiteAddressProps {
  /** A path of this site, or another address. */
  address: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Links to an address that an admin has entered. Other sites open in a new tab. */
export function SiteAddress({ address, className, children }: SiteAddressProps) {
  if (address.startsWith('/')) {
    return (
      <Link to={address} className={className}>
        {children}
      </Link>
    );
  }
  const isSite = /^https?:/.test(address);
  return (
    <a
      href={address}
      className={className}
      {...(isSite && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
      {isSite && (
        <>
          <span className="arrow arrow-out" />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </>
      )}
    </a>
  );
}
