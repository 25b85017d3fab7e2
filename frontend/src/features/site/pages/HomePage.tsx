import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import { NextDates } from '../../offerings';
import { SuccessStories } from '../../testimonials';
import { ClosingCallToAction } from '../components/ClosingCallToAction';
import { EmployerStrip } from '../components/EmployerStrip';
import { FeatureBlocks } from '../components/FeatureBlocks';
import { FeaturedCourses } from '../components/FeaturedCourses';
import { Hero } from '../components/Hero';
import { Organization } from '../components/Organization';

export default function HomePage() {
  const { headline, lead } = useSite();
  return (
    <>
      <PageMeta path={paths.home} description={lead || headline} />
      <Organization />
      <Hero />
      <EmployerStrip />
      <FeatureBlocks />
      <FeaturedCourses />
      <NextDates />
      <SuccessStories />
      <ClosingCallToAction />
    </>
  );
}
