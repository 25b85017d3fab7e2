import type { OfferingDetailDto } from '../../../api/generated/model/offeringDetailDto';
import { PageMeta } from '../../../components/PageMeta';
import { PageText } from '../../../components/PageText';
import { paths } from '../../../paths';
import { RegistrationSection } from '../registration/RegistrationSection';
import { OfferingCard } from './OfferingCard';
import styles from './OfferingDetail.module.css';
import { OfferingHead } from './OfferingHead';
import { OfferingStructuredData } from './OfferingStructuredData';
import { Sessions } from './Sessions';

interface OfferingDetailProps {
  offering: OfferingDetailDto;
  isPreview: boolean;
}

export function OfferingDetail({ offering, isPreview }: OfferingDetailProps) {
  const { id, title, summary, text } = offering;
  return (
    <article>
      <PageMeta
        title={title}
        description={summary}
        {...(!isPreview && { path: paths.offering(offering) })}
        image={`/events/${id}/share.png`}
      />
      {isPreview ? (
        <p role="note" className={styles.preview}>
          Preview. Only people with this link see this page as it is here.
        </p>
      ) : (
        <OfferingStructuredData offering={offering} />
      )}
      <OfferingHead offering={offering} />
      <div className={`container ${styles.layout}`}>
        <OfferingCard offering={offering} />
        <div className={styles.story}>
          {text && <PageText html={text} />}
          <Sessions offering={offering} />
          <RegistrationSection offering={offering} isPreview={isPreview} />
        </div>
      </div>
    </article>
  );
}
