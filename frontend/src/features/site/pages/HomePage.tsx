import { Suspense } from 'react';
import { PageMeta } from '../../../components/PageMeta';
import { SuccessStories } from '../../testimonials';
import { ClosingCall } from '../components/ClosingCall';
import { EmployerStrip } from '../components/EmployerStrip';
import { FeatureBlocks } from '../components/FeatureBlocks';
import { FeaturedCourses } from '../components/FeaturedCourses';
import { Hero } from '../components/Hero';

export function HomePage() {
  return (
    <>
      <PageMeta description="Self-paced courses and ten-week cohorts in AI, data and software engineering, taught by people who do the work." />
      <Hero />
      <EmployerStrip />
      <FeatureBlocks />
      <FeaturedCourses />
      <Suspense>
        <SuccessStories />
      </Suspense>
      <ClosingCall />
    </>
  );
}
