import type { PictureDto } from '../../../api/generated/model/pictureDto';
import type { StorySource } from '../../../api/generated/model/storySource';
import { Portrait } from '../../../components/Portrait';
import { SOURCE_LABELS } from '../story-sources';
import styles from './SuccessStory.module.css';

export interface Story {
  studentName: string;
  picture?: PictureDto | string;
  previousRole: string;
  currentRole: string;
  company: string;
  courseTaken: string;
  quote: string;
  linkedinUrl?: string | null;
  source?: StorySource;
}

const LONG_QUOTE = 260;

export function SuccessStory({ story }: { story: Story }) {
  const { studentName, picture, previousRole, currentRole, company, quote } = story;
  return (
    <figure className={styles.story}>
      <Portrait key={JSON.stringify(picture)} name={studentName} picture={picture} />
      <blockquote className={styles.quote} data-long={quote.length > LONG_QUOTE}>
        <p dir="auto">{quote}</p>
      </blockquote>
      <figcaption className={styles.caption}>
        <p className={styles.name}>
          {story.linkedinUrl ? (
            <a href={story.linkedinUrl} target="_blank" rel="noreferrer">
              {studentName}
              <span className="visually-hidden"> on LinkedIn (opens in a new tab)</span>
            </a>
          ) : (
            studentName
          )}
          <span>{story.courseTaken}</span>
          {story.source && <span>{SOURCE_LABELS[story.source]}</span>}
        </p>
        <p className={styles.step}>
          <span>
            <span className="visually-hidden">From </span>
            {previousRole}
          </span>
          <span className={styles.line} aria-hidden="true" />
          <strong>
            <span className="visually-hidden"> to </span>
            {currentRole}, {company}
          </strong>
        </p>
      </figcaption>
    </figure>
  );
}
