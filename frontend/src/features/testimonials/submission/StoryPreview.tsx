import { useDeferredValue } from 'react';
import { usePicturePreview } from '../../../components/use-picture-preview';
import { SuccessStory, type Story } from '../components/SuccessStory';
import styles from './StoryPreview.module.css';
import type { SubmissionValues } from './submission-rules';

const PLACEHOLDERS: Omit<Story, 'picture' | 'linkedinUrl' | 'source'> = {
  studentName: 'Your name',
  previousRole: 'Your previous role',
  currentRole: 'Your current role',
  company: 'your company',
  courseTaken: 'The course you completed',
  quote: 'What you write appears here, set as it will be on our home page.',
};

interface StoryPreviewProps {
  values: SubmissionValues;
  /** The address when its field lost the focus, because a partial address shows no picture. */
  imageUrl: string;
}

export function StoryPreview({ values, imageUrl }: StoryPreviewProps) {
  const typed = useDeferredValue(values);
  const preview = usePicturePreview(imageUrl.trim());
  const or = (field: keyof typeof PLACEHOLDERS) => typed[field].trim() || PLACEHOLDERS[field];
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">How it will look</h2>
      <SuccessStory
        story={{
          studentName: or('studentName'),
          picture: preview.data?.src,
          previousRole: or('previousRole'),
          currentRole: or('currentRole'),
          company: or('company'),
          courseTaken: or('courseTaken'),
          quote: or('quote'),
        }}
      />
    </section>
  );
}
