import type { DemoTestimonial } from './testimonials.js';

export const PENDING_TESTIMONIALS: DemoTestimonial[] = [
  {
    daysAgo: 0.08,
    studentName: 'Farid Benali',
    previousRole: 'Bank clerk',
    currentRole: 'Data analyst',
    company: 'Atlas Crédit',
    courseTaken: 'Python for Data Analysis',
    quote:
      'I passed the internal exam for the analytics team on the first try. The exercises with untidy files were closer to real life than anything we had at university.',
  },
  {
    daysAgo: 0.31,
    studentName: 'Imogen Clarke',
    previousRole: 'Events manager',
    currentRole: 'Junior frontend developer',
    company: 'Paper Lantern',
    courseTaken: 'Full-Stack Engineering Live Cohort',
    quote:
      'Somebody from my cohort reviewed every single pull request I opened. I am paying it back by mentoring in the next one. Please use my surname only if there is room!',
  },
  {
    daysAgo: 0.9,
    studentName: 'Gabriel Santos de Oliveira Neto',
    previousRole: 'Industrial engineer',
    currentRole: 'Machine learning engineer',
    company: 'Companhia Paulista de Automação e Sistemas Industriais Integrados',
    courseTaken: 'MLOps: Shipping Models That Stay Shipped',
    quote:
      'We had eleven models and no idea which of them were running. There is a registry now, and a page that says so, and a rota that answers when it turns red.',
  },
  {
    daysAgo: 1.7,
    studentName: '김서연',
    previousRole: 'UX researcher',
    currentRole: 'Product analyst',
    company: 'Hanok Labs',
    courseTaken: 'Experimentation and A/B Testing',
    quote:
      'Sample sizes finally make sense to me. I told our designers to wait two more weeks before deciding, and they waited. 정말 감사합니다.',
  },
  {
    daysAgo: 2.2,
    studentName: 'Noah Feldman',
    previousRole: 'Law student',
    currentRole: 'Legal engineer',
    company: 'Clause & Effect',
    courseTaken: 'Retrieval-Augmented Generation in Practice',
    quote:
      'The citations in our tool now point at the sentence they come from. That is the whole product, really, and module six is how we did it.',
  },
  {
    daysAgo: 3.5,
    studentName: 'Agnieszka Zielińska-Nowak',
    previousRole: 'Office manager',
    currentRole: 'Reporting specialist',
    company: 'Bursztyn Logistics',
    courseTaken: 'SQL Beyond the Basics',
    quote:
      'I no longer wait three days for IT to run a query for me. IT is also happier, they sent cake.',
  },
  {
    daysAgo: 4.1,
    studentName: 'Thabo Mokoena',
    previousRole: 'Mining technician',
    currentRole: 'Data engineer',
    company: 'Reef Minerals',
    courseTaken: 'Streaming Data with Kafka & Flink',
    quote:
      'Sensor data from eight hundred metres down arrives late and twice. I used to clean it by hand on Mondays. Mondays are free now.',
  },
  {
    daysAgo: 5.6,
    studentName: 'Sofia Lindgren',
    previousRole: 'Nurse',
    currentRole: 'Health data analyst',
    company: 'Region Västerbotten',
    courseTaken: 'Statistics You Will Actually Use',
    quote:
      'We changed how beds are planned on the strength of one honest interval. I would do it all again, including the evenings.',
  },
  {
    daysAgo: 6.3,
    studentName: 'Hugo Castellanos',
    previousRole: 'Freelance web designer',
    currentRole: 'React developer',
    company: 'Nopal Studio',
    courseTaken: 'Modern React: Patterns & Performance',
    quote:
      'Steady work for the first time in six years. I still choose the typefaces, but now they load quickly as well.',
  },
  {
    daysAgo: 7.8,
    studentName: 'דניאל לוי',
    previousRole: 'Intelligence analyst',
    currentRole: 'Backend engineer',
    company: 'Tzofen Systems',
    courseTaken: 'Distributed Systems Fundamentals',
    quote:
      'The chapter on clocks should be required reading for anybody who has ever compared two timestamps. תודה רבה!',
  },
  {
    daysAgo: 9.4,
    studentName: 'Charlotte Ashworth-Pemberton',
    previousRole: 'Charity fundraiser',
    currentRole: 'CRM developer',
    company: 'Open Hands',
    courseTaken: 'Git & Code Review for Teams',
    quote:
      'There are two of us, and we review each other as if there were twenty. Our donors notice that receipts arrive.',
  },
  {
    daysAgo: 12.9,
    studentName: 'Ibrahim Touré',
    previousRole: 'Radio presenter',
    currentRole: 'Speech technology engineer',
    company: 'Griot Audio',
    courseTaken: 'Deep Learning in PyTorch',
    quote:
      'I recorded the data set with my old colleagues at the station. The model understands Bambara better than my nephew does.',
  },
];
