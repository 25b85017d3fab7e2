import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';
import { SuccessStories } from '../../testimonials';
import { ClosingCallToAction } from '../components/ClosingCallToAction';
import { EmployerStrip } from '../components/EmployerStrip';
import { FeatureBlocks } from '../components/FeatureBlocks';
import { FeaturedCourses } from '../components/FeaturedCourses';
import { Hero } from '../components/Hero';
import { Organization } from '../components/Organization';

export default function HomePage() {
  return (
    <>
      <PageMeta
        path={paths.home}
        description="Self-paced courses and ten-week cohorts in AI, data and software engineering, taught by people who do the work."
      />
      <Organization />
      <Hero />
      <EmployerStrip />
      <FeatureBlocks />
      <FeaturedCourses />
      <SuccessStories />
      <ClosingCallToAction />
    </>
  );
}
