import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { ThanksCard } from '../../../components/ThanksCard';
import { paths } from '../../../paths';

const REVIEWED = 'Your testimonial will be reviewed and published once approved.';

const MAILED = 'First, please open the link in the email that we sent you, and confirm your story.';

/** @param props `isMailed`: the author has to confirm with the link in an email */
export function ThankYou({ isMailed = false }: { isMailed?: boolean }) {
  return (
    <ThanksCard
      title="Thank you for your story"
      text={isMailed ? `${REVIEWED} ${MAILED}` : REVIEWED}
    >
      <Link to={paths.home} className={button.primary}>
        Go to the home page
      </Link>
      <Link to={paths.courses} className={button.secondary}>
        Browse courses
      </Link>
    </ThanksCard>
  );
}
