import type { DemoTestimonial } from './testimonials.js';

export const DATA_TESTIMONIALS: DemoTestimonial[] = [
  {
    daysAgo: 4.8,
    studentName: 'Rosa Jiménez Peña',
    previousRole: 'Warehouse supervisor',
    currentRole: 'Data analyst',
    company: 'Bluefin Freight',
    courseTaken: 'Python for Data Analysis',
    quote:
      'Three months in, I rewrote the report that took two of us two days. Now it takes a minute, and it is right. My old boss thought I had broken it because it finished before lunch.',
  },
  {
    daysAgo: 11.3,
    studentName: 'Jonas Lindqvist',
    previousRole: 'Financial controller',
    currentRole: 'Analytics engineer',
    company: 'Fjordbank',
    courseTaken: 'Analytics Engineering Live Cohort',
    quote:
      'We had four definitions of an active customer and a meeting about it every month. Now there is one, with tests, and the meeting has been cancelled for good.',
  },
  {
    daysAgo: 22.6,
    studentName: 'Wanjiru Kamau',
    previousRole: 'Market researcher',
    currentRole: 'Experimentation lead',
    company: 'Savanna Mobile',
    courseTaken: 'Experimentation and A/B Testing',
    quote:
      'The most valuable thing I learned was how to stop a test. Last spring I reported a null result and was thanked for it, which I would not have believed a year ago.',
  },
  {
    daysAgo: 35.9,
    studentName: 'Seán Ó Briain',
    previousRole: 'Database administrator',
    currentRole: 'Data engineer',
    company: 'Liffey Insurance',
    courseTaken: 'Data Engineering Live Cohort',
    quote:
      'Twenty years of stored procedures and I was sure there was little left to learn. By week four I was grateful that nobody had recorded me saying so.',
  },
  {
    daysAgo: 49.5,
    studentName: 'Yuki Tanaka',
    previousRole: 'Journalist',
    currentRole: 'Data visualisation editor',
    company: 'The Harbour Post',
    courseTaken: 'Data Visualisation & Storytelling',
    quote:
      'I take things away now until the chart says one thing. Readers finish the articles. My editor has framed one of the graphics, slightly crooked.',
  },
  {
    daysAgo: 66.2,
    studentName: 'Beatriz Almeida',
    previousRole: 'Pharmacist',
    currentRole: 'Biostatistician',
    company: 'Ensaio Clínico',
    courseTaken: 'Statistics You Will Actually Use',
    quote: 'Clear, funny, and never once vague about what a p-value is not.',
  },
  {
    daysAgo: 81.4,
    studentName: 'Kwame Asante',
    previousRole: 'Backend developer',
    currentRole: 'Senior data engineer',
    company: 'Volta Payments',
    courseTaken: 'Streaming Data with Kafka & Flink',
    quote:
      'Event time against processing time: I had nodded along in meetings for two years. The lab where you replay a broken day until the totals agree is the best exercise I have done anywhere.',
  },
  {
    daysAgo: 104.7,
    studentName: 'Marie-Claire Dubois-Lefèvre',
    previousRole: 'Executive assistant',
    currentRole: 'Business intelligence developer',
    company: 'Maison Verdier',
    courseTaken: 'SQL Beyond the Basics',
    quote:
      'I was the person who exported things to a spreadsheet. Window functions changed that in a weekend. I now have the job title that I used to send my exports to.',
  },
  {
    daysAgo: 137.3,
    studentName: 'Arash Moradi',
    previousRole: 'Taxi driver',
    currentRole: 'Junior data engineer',
    company: 'Cityline Transit',
    courseTaken: 'Data Engineering with Apache Spark',
    quote:
      'I studied between fares for fourteen months. When a lesson did not make sense at two in the morning I wrote to the forum, and there was always an answer before the next shift. I still know every street. Now I also know where the buses are.',
  },
  {
    daysAgo: 171.8,
    studentName: 'Hannah Weiß',
    previousRole: 'Supply chain planner',
    currentRole: 'Analytics engineer',
    company: 'Brückner Maschinenbau',
    courseTaken: 'Modern Data Warehousing with dbt',
    quote:
      'Our warehouse had grown for eleven years and everyone was afraid of it. We rebuilt one mart after the course, then another. The old one was switched off in March and nobody noticed.',
  },
  {
    daysAgo: 219.6,
    studentName: 'Samuel Osei-Tutu',
    previousRole: 'Secondary school teacher',
    currentRole: 'Data analyst',
    company: 'Ministry of Education',
    courseTaken: 'Statistics You Will Actually Use',
    quote:
      'For years I saw league tables do harm and could not say precisely what was wrong with them. Now I can, with intervals, and people listen.',
  },
  {
    daysAgo: 247.9,
    studentName: 'Nguyễn Thị Minh Anh',
    previousRole: 'Accountant',
    currentRole: 'Data analyst',
    company: 'Sông Hồng Foods',
    courseTaken: 'Python for Data Analysis',
    quote:
      'The pace was right for somebody with two small children and one free hour a day. I repeated module three twice and nobody made me feel slow.',
  },
  {
    daysAgo: 286.3,
    studentName: 'Petra Kovačević',
    previousRole: 'Marketing coordinator',
    currentRole: 'Growth analyst',
    company: 'Jadran Travel',
    courseTaken: 'Experimentation and A/B Testing',
    isVisible: false,
    quote:
      'We found that half our past winners were noise. Painful, but the budget now goes where it does something.',
  },
  {
    daysAgo: 341.5,
    studentName: 'Elijah Brooks',
    previousRole: 'Army logistics officer',
    currentRole: 'Data platform engineer',
    company: 'Granite Robotics',
    courseTaken: 'Data Engineering Live Cohort',
    quote:
      'Clear objectives, honest debriefs, no heroics. It felt familiar. The network I built with my cohort is the first thing I recommend to people who are leaving the service.',
  },
  {
    daysAgo: 402.8,
    studentName: 'Σοφία Παπαδοπούλου',
    previousRole: 'Museum archivist',
    currentRole: 'Data steward',
    company: 'Aegean Heritage Trust',
    courseTaken: 'SQL Beyond the Basics',
    quote:
      'Recursive queries over a catalogue of ninety thousand objects: who would have thought that I would find that relaxing? Ευχαριστώ.',
  },
];
