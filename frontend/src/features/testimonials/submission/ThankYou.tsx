import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { ThanksCard } from '../../../components/ThanksCard';
import { paths } from '../../../paths';

export function ThankYou() {
  return (
    <ThanksCard
      title="Thank you for your story"
      text="Your testimonial will be reviewed and published once approved."
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
