import type { DemoTestimonial } from './testimonials.js';

export const REJECTED_TESTIMONIALS: DemoTestimonial[] = [
  {
    daysAgo: 6.9,
    studentName: 'Best Essay Help',
    previousRole: 'Student',
    currentRole: 'Top writer',
    company: 'Best Essay Help 24/7',
    courseTaken: 'AI Literacy for Product Teams',
    quote:
      'Amazing course!!! If you need ANY essay written by professionals visit our site today and get 30% off with the code LEARN30!!!',
  },
  {
    daysAgo: 31.2,
    studentName: 'Kevin',
    previousRole: 'asdf',
    currentRole: 'asdf',
    company: 'test',
    courseTaken: 'TypeScript in Depth',
    quote: 'testing the form testing the form testing the form testing the form',
  },
  {
    daysAgo: 63.7,
    studentName: 'Marcus Bell',
    previousRole: 'Sales manager',
    currentRole: 'Data analyst',
    company: 'Undisclosed',
    courseTaken: 'Analytics Engineering Live Cohort',
    quote:
      'Have not started yet, the cohort begins in three weeks, but I am sure it will be great and wanted to be the first to say so.',
  },
  {
    daysAgo: 97.5,
    studentName: 'Anonymous',
    previousRole: 'Developer',
    currentRole: 'Senior developer',
    company: 'A large bank',
    courseTaken: 'Application Security for Developers',
    quote:
      'Good course. I cannot give my name or my employer, and my employer would rather you did not print this either. Still, thank you.',
  },
  {
    daysAgo: 29.15,
    studentName: 'Grace Okonkwo-Bell',
    previousRole: 'Product manager',
    currentRole: 'AI product lead',
    company: 'Marlow Health',
    courseTaken: 'AI Literacy for Product Teams',
    quote:
      'Sent twice by mistake and with the wrong job title, sorry! Please delete this one and wait for the other.',
  },
  {
    daysAgo: 226.8,
    studentName: 'Olivier Janssens',
    previousRole: 'Network engineer',
    currentRole: 'Cloud engineer',
    company: 'Scheldt Hosting',
    courseTaken: 'Kubernetes in Production',
    quote:
      'The content is fine, but I have been waiting a fortnight for my invoice. Could somebody from your office please call me back about it?',
  },
];
