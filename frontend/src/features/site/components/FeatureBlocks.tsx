import { SiteAddress } from '../../../components/SiteAddress';
import { useSite } from '../../../site';
import styles from './FeatureBlocks.module.css';

export function FeatureBlocks() {
  const { features, featuresTitle } = useSite();
  if (features.length === 0) return null;
  return (
    <section className={`container section ${styles.section}`} aria-labelledby="features">
      <h2 id="features">{featuresTitle || 'Ways to learn'}</h2>
      <ol className={styles.blocks}>
        {features.map(({ title, text, linkLabel, address }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              <SiteAddress address={address}>
                {linkLabel}
                {address.startsWith('/') && <span className="arrow" />}
              </SiteAddress>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
