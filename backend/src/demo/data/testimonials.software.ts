import type { DemoTestimonial } from './testimonials.js';

export const SOFTWARE_TESTIMONIALS: DemoTestimonial[] = [
  {
    daysAgo: 2.6,
    studentName: 'Daniel Achterberg',
    previousRole: 'Pastry chef',
    currentRole: 'Full-stack engineer',
    company: 'Tafel & Co',
    courseTaken: 'Full-Stack Engineering Live Cohort',
    quote:
      'Kitchens teach you to prepare, to label everything and to clean as you go. So does this cohort. I shipped the booking system for the restaurant that used to employ me, and then I got hired by the company that makes booking systems.',
  },
  {
    daysAgo: 8.1,
    studentName: 'Mei-Ling Goh',
    previousRole: 'QA analyst',
    currentRole: 'Frontend engineer',
    company: 'Lumen Travel',
    courseTaken: 'Modern React: Patterns & Performance',
    quote:
      'I had filed hundreds of bugs against components I could not read. Now I write them, and I still file the bugs, usually against myself. Our slowest page went from six seconds to under one.',
  },
  {
    daysAgo: 19.7,
    studentName: 'Björk Sigurðardóttir',
    previousRole: 'C++ developer',
    currentRole: 'Systems engineer',
    company: 'Norðurljós Geothermal',
    courseTaken: 'Rust for Working Programmers',
    quote:
      'It respects that you already know how to program. No chapter on loops; straight to ownership, with examples from real code. We moved our first controller in the autumn and have not been called out at night since.',
  },
  {
    daysAgo: 26.4,
    studentName: 'Ravi Shankaranarayanan',
    previousRole: 'Support engineer',
    currentRole: 'Site reliability engineer',
    company: 'Meridian Cloud',
    courseTaken: 'Kubernetes in Production',
    quote:
      'They break the cluster on purpose and then ask you to explain it out loud. By the third time my hands had stopped shaking. Excellent preparation for a Tuesday.',
  },
  {
    daysAgo: 38.2,
    studentName: 'Chloé Bertrand',
    previousRole: 'PHP developer',
    currentRole: 'Backend engineer',
    company: 'Papeterie Moderne',
    courseTaken: 'Go Services from Scratch',
    quote:
      'One service, ten weeks, from an empty folder to something with metrics, timeouts and graceful shutdown. I have copied that folder into every job since.',
  },
  {
    daysAgo: 53.9,
    studentName: 'Ahmed Al-Mansouri',
    previousRole: 'Network technician',
    currentRole: 'Application security engineer',
    company: 'Gulf Ledger',
    courseTaken: 'Application Security for Developers',
    quote:
      'I found a hole in our own login page during module two. The ticket I wrote that evening became my job interview for the security team.',
  },
  {
    daysAgo: 69.8,
    studentName: 'Katarzyna Wiśniewska',
    previousRole: 'JavaScript developer',
    currentRole: 'Staff engineer',
    company: 'Wisła Software',
    courseTaken: 'TypeScript in Depth',
    quote:
      'I thought I knew TypeScript because my code compiled. After the part on variance I deleted four hundred lines of types, and the editor got faster.',
  },
  {
    daysAgo: 88.5,
    studentName: 'Leilani Kahananui',
    previousRole: 'Marine biologist',
    currentRole: 'Software developer',
    company: 'Reefwatch',
    courseTaken: 'Full-Stack Engineering Live Cohort',
    quote:
      'We counted fish on paper. Now volunteers on six islands use something that works without a signal. I came for a career change and ended up changing the one I had.',
  },
  {
    daysAgo: 112.1,
    studentName: 'Viktor Petrov',
    previousRole: 'Backend developer',
    currentRole: 'Database engineer',
    company: 'Delta Insurance',
    courseTaken: 'PostgreSQL Performance Tuning',
    quote:
      'Reading a plan from the inside out: that one lesson. I have since removed more indexes than I have added, and everything is quicker.',
  },
  {
    daysAgo: 144.6,
    studentName: 'Nadia Rahman',
    previousRole: 'Scrum master',
    currentRole: 'Engineering manager',
    company: 'Krona Payments',
    courseTaken: 'Git & Code Review for Teams',
    quote:
      'The whole team took it. Pull requests are a third of the size and reviews take a morning instead of a week. The argument about squashing has ended, too, which I count as a miracle.',
  },
  {
    daysAgo: 187.4,
    studentName: 'Pedro Álvarez',
    previousRole: 'Electrician',
    currentRole: 'Platform engineer',
    company: 'Solara Grid',
    courseTaken: 'Kubernetes in Production',
    quote: 'I used to wire buildings. This is wiring too, with worse labels. Great teachers.',
  },
  {
    daysAgo: 231.7,
    studentName: 'Aisling Fitzgerald',
    previousRole: 'Games programmer',
    currentRole: 'Distributed systems engineer',
    company: 'Harbor Stream',
    courseTaken: 'Distributed Systems Fundamentals',
    quote:
      'Every claim came with the failure that proves it. I draw the little space-time diagrams in design reviews now, and my colleagues have started to bring their own.',
  },
  {
    daysAgo: 275.2,
    studentName: 'Mohamed Ould Salem',
    previousRole: 'Helpdesk agent',
    currentRole: 'Junior Go developer',
    company: 'Sahel Telecom',
    courseTaken: 'Go Services from Scratch',
    quote:
      'My connection is slow and the videos come with full transcripts, so I could read what I could not stream. That small thing is the reason I finished.',
  },
  {
    daysAgo: 329.9,
    studentName: 'Elena Marchetti',
    previousRole: 'Architect',
    currentRole: 'UI engineer',
    company: 'Studio Lanterna',
    courseTaken: 'Modern React: Patterns & Performance',
    isVisible: false,
    quote:
      'Good structure holds weight where you can see why. I learned to look for that in components, and I sleep better than when it was concrete.',
  },
  {
    daysAgo: 391.3,
    studentName: 'Tyler Whitefeather',
    previousRole: 'Truck mechanic',
    currentRole: 'Embedded developer',
    company: 'Prairie Telematics',
    courseTaken: 'Rust for Working Programmers',
    quote:
      'I knew trucks and a bit of C. They took the second part seriously. The borrow checker is the strictest foreman I have had, and the fairest.',
  },
  {
    daysAgo: 468.6,
    studentName: 'Юлія Коваленко',
    previousRole: 'Translator',
    currentRole: 'Frontend engineer',
    company: 'Mova Apps',
    courseTaken: 'TypeScript in Depth',
    isVisible: false,
    quote:
      'A type is a promise about meaning, my mentor said, and after that I was at home. I rewrote our localisation layer and the compiler finds missing plurals before the users do.',
  },
];
