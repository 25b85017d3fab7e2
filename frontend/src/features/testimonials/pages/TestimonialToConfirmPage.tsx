import { PageMeta } from '../../../components/PageMeta';
import { ThankYou } from '../submission/ThankYou';

/** Where the form leads without JavaScript when the author has given an address. */
export default function TestimonialToConfirmPage() {
  return (
    <>
      <PageMeta title="Thank you" />
      <ThankYou isMailed />
    </>
  );
}
