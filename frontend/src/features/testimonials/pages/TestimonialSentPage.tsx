import { PageMeta } from '../../../components/PageMeta';
import { ThankYou } from '../submission/ThankYou';

export default function TestimonialSentPage() {
  return (
    <>
      <PageMeta title="Thank you" />
      <ThankYou />
    </>
  );
}
