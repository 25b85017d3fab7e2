import type { DemoTestimonial } from './testimonials.js';

export const AI_TESTIMONIALS: DemoTestimonial[] = [
  {
    daysAgo: 1.2,
    studentName: 'Amara Nwosu',
    previousRole: 'Branch manager',
    currentRole: 'Machine learning engineer',
    company: 'Northwind Rail',
    courseTaken: 'AI Engineering Live Cohort',
    quote:
      'I had run a ticket office for nine years when I joined. The weekly reviews were blunt in the way good colleagues are blunt. My capstone predicted crowding on our own platforms, and the operations team asked to keep it. Six months later they asked to keep me.',
  },
  {
    daysAgo: 16.4,
    studentName: 'Tomáš Dvořák',
    previousRole: 'Physics teacher',
    currentRole: 'Computer vision engineer',
    company: 'Halden Optics',
    courseTaken: 'Computer Vision: From Pixels to Production',
    quote:
      'Nobody before had told me to look at the images the model gets wrong, one by one, with a cup of tea. That habit got me through the technical interview. It now saves us a retraining run about every second week.',
  },
  {
    daysAgo: 29.1,
    studentName: 'Grace Okonkwo-Bell',
    previousRole: 'Product manager',
    currentRole: 'AI product lead',
    company: 'Marlow Health',
    courseTaken: 'AI Literacy for Product Teams',
    quote:
      'Four hours, and I stopped asking engineers for “something with AI”. I talked my team out of two features and into one that patients actually use.',
  },
  {
    daysAgo: 41.7,
    studentName: '陳怡君',
    previousRole: 'Hardware test engineer',
    currentRole: 'Deep learning engineer',
    company: 'Formosa Sensing',
    courseTaken: 'Deep Learning in PyTorch',
    quote:
      'Writing the training loop by hand, three times, felt old-fashioned. Then our loss went flat at work and I was the only one who knew where to look. 謝謝老師!',
  },
  {
    daysAgo: 58.3,
    studentName: 'Luca Ferraro',
    previousRole: 'Copywriter',
    currentRole: 'LLM application developer',
    company: 'Bottega Digitale',
    courseTaken: 'Building LLM Applications',
    quote:
      'I came for prompts and stayed for the tests. Our support assistant has an evaluation suite now, so when a model is upgraded we know before our customers do.',
  },
  {
    daysAgo: 74.6,
    studentName: 'Fatima Zahra El Idrissi',
    previousRole: 'Legal librarian',
    currentRole: 'Search engineer',
    company: 'Lexmar',
    courseTaken: 'Retrieval-Augmented Generation in Practice',
    quote:
      'I have spent my life helping people find the right paragraph. This course showed me that the machine has the same problem, and that my instincts about indexes were worth a salary.',
  },
  {
    daysAgo: 93.2,
    studentName: 'Henrik Sørensen',
    previousRole: 'System administrator',
    currentRole: 'MLOps engineer',
    company: 'Kattegat Energy',
    courseTaken: 'MLOps: Shipping Models That Stay Shipped',
    quote:
      'Our forecasts used to go stale quietly. Now drift pages someone before the traders notice. The rollback exercise in week five has paid for the course twice.',
  },
  {
    daysAgo: 121.9,
    studentName: 'Priya Raghunathan',
    previousRole: 'Actuarial analyst',
    currentRole: 'Data scientist',
    company: 'Tidewater Mutual',
    courseTaken: 'Machine Learning Foundations with Python',
    quote:
      'The module on leakage made me go back to a model I was proud of. It was leaking. I told my manager, fixed it, and was moved to the modelling team the same quarter.',
  },
  {
    daysAgo: 158.5,
    studentName: 'Oluwaseun Adeyemi',
    previousRole: 'Civil engineer',
    currentRole: 'Research engineer',
    company: 'Institute for Coastal Modelling',
    courseTaken: 'Linear Algebra for Machine Learning',
    quote:
      'I could always compute an eigenvector. I could not have told you why anyone would. Now I read papers with a pencil in my hand and enjoy it.',
  },
  {
    daysAgo: 203.8,
    studentName: 'Zoë van der Meulen',
    previousRole: 'Radiographer',
    currentRole: 'Clinical AI specialist',
    company: 'Sint Lucas Ziekenhuis',
    courseTaken: 'Computer Vision: From Pixels to Production',
    quote:
      'I knew what a good scan looks like, and the course taught me to say it in code. I now sit between the vendors and the ward, and neither side can bluff me any more.',
  },
  {
    daysAgo: 264.2,
    studentName: 'Mateus Carvalho',
    previousRole: 'Call centre agent',
    currentRole: 'Conversational AI designer',
    company: 'Voz Aberta',
    courseTaken: 'Building LLM Applications',
    quote:
      'After five years on the phones I know how people ask for help. It turned out that this was the hard part. The course supplied the rest.',
  },
  {
    daysAgo: 318.4,
    studentName: 'Ines Haddad',
    previousRole: 'PhD student in linguistics',
    currentRole: 'Applied scientist',
    company: 'Cedar & Quill',
    courseTaken: 'AI Engineering Live Cohort',
    isVisible: false,
    quote:
      'Ten weeks with the same six people, all of us shipping something every Friday. I had forgotten that work could feel like that. My offer came in week nine.',
  },
  {
    daysAgo: 377.7,
    studentName: 'Dmitri Volkov',
    previousRole: 'Chess coach',
    currentRole: 'Machine learning engineer',
    company: 'Ostrava Games',
    courseTaken: 'Deep Learning in PyTorch',
    quote:
      'Honest marking. My first network was bad and I was told so, with reasons. The second one now plays against our customers.',
  },
  {
    daysAgo: 446.1,
    studentName: 'Nomvula Dlamini',
    previousRole: 'Agronomist',
    currentRole: 'Data scientist',
    company: 'Highveld Seeds',
    courseTaken: 'Machine Learning Foundations with Python',
    quote:
      'I practised on our own yield records instead of on flowers and passengers, and the tutors went along with it. The final project is running on forty-one farms.',
  },
];
