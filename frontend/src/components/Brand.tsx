import { useSite } from '../site';
import { BrandMark } from './BrandMark';
import styles from './Brand.module.css';
import { uploadedPicture } from './uploaded-picture';

/**
 * Shows the logo of the site, or its mark and name.
 * @param isOnDark whether the background is dark in both themes
 */
export function Brand({ isOnDark = false }: { isOnDark?: boolean }) {
  const { name, logo, logoDark } = useSite();
  if (!logo) {
    return (
      <>
        <BrandMark />
        {name}
      </>
    );
  }
  const dark = logoDark ?? logo;
  if (isOnDark || dark === logo) return <Logo url={dark} name={name} />;
  return (
    <>
      <Logo url={logo} name={name} theme="light" />
      <Logo url={dark} name={name} theme="dark" />
    </>
  );
}

/** @param theme the only theme that shows it */
function Logo({ url, name, theme }: { url: string; name: string; theme?: 'light' | 'dark' }) {
  const className = [styles.logo, theme && styles[theme]].filter(Boolean).join(' ');
  return <img src={uploadedPicture(url)} alt={name} height={36} className={className} />;
}
