import type { DemoCourse } from './demo-course.js';
import { INSTRUCTOR } from './site.js';

export const dataEngineering: DemoCourse[] = [
  {
    id: 2201178,
    name: 'SQL Beyond the Basics',
    family: 'data',
    motif: 'table',
    price: 199,
    duration: '12 hours',
    keywords: 'sql,window functions,postgresql',
    instructor: INSTRUCTOR.jonas,
    description: `<p>You can already write a join. This course is about the queries that come after: window functions, recursive questions, time series with holes in them, and plans that read the table once instead of forty times.</p>
<p>Sixty exercises on a realistic retail database, each with an automatic check and a worked solution. PostgreSQL throughout, with notes where other engines differ.</p>`,
    chapters: [
      'Thinking in Sets',
      'Window Functions',
      'Common Table Expressions & Recursion',
      'Dates, Gaps and Islands',
      'Reading a Query Plan',
      'Modelling for Questions Not Yet Asked',
    ],
  },
  {
    id: 2201860,
    name: 'Data Engineering with Apache Spark',
    family: 'data',
    motif: 'shards',
    price: 549,
    duration: '8 weeks',
    instructor: INSTRUCTOR.jonas,
    description: `<p>Process more data than one machine can hold, without treating the cluster as a mystery. We look at what Spark does with your code (plans, shuffles, memory) and then write jobs that work with it.</p>
<p>The running example is a year of public transport data: late, duplicated, and revised after publication, as real data is.</p>`,
    chapters: [
      'When One Machine Is Not Enough',
      'DataFrames and the Optimiser',
      'Partitions, Shuffles and Skew',
      'File Formats and Table Formats',
      'Incremental Processing',
      'Testing Pipelines',
      'Cost and Capacity',
      'Project: A Year of Journeys',
    ],
  },
  {
    id: 2202405,
    name: 'Streaming Data with Kafka & Flink',
    family: 'data',
    motif: 'waves',
    price: 599,
    keywords: 'kafka,flink,streaming',
    instructor: INSTRUCTOR.jonas,
    description: `<p>Events arrive late, twice, and out of order. Learn to build pipelines that give the right answer anyway.</p>
<p>You will run a small Kafka cluster, break it in instructive ways, and write Flink jobs with event time, watermarks &amp; exactly-once output. The last module is a post-mortem of three public outages.</p>`,
    chapters: [
      'Logs, Topics and Partitions',
      'Producers and Consumers That Recover',
      'Event Time and Watermarks',
      'Stateful Processing',
      'Exactly Once, Precisely',
      'Schema Evolution',
      'Operating a Streaming Platform',
    ],
    course: { description: null },
  },
  {
    id: 2203094,
    name: 'Modern Data Warehousing with dbt',
    family: 'data',
    motif: 'blocks',
    price: 39,
    primary: { payment_type: 'subscription', interval: 'month', interval_count: '1' },
    duration: '6 weeks',
    keywords: 'dbt,warehouse,modelling',
    instructor: INSTRUCTOR.hannah,
    description: `<p>Turn a swamp of exports into a warehouse that people cite in meetings. You will model a subscription business from its raw tables, with tests, documentation and a lineage graph that stays true.</p>
<p>Dimensional modelling is taught as a way of thinking first and as a set of dbt conventions second.</p>`,
    chapters: [
      'From Exports to Sources',
      'Staging, Marts and Names That Last',
      'Dimensional Modelling',
      'Tests and Contracts',
      'Slowly Changing Dimensions',
      'Documentation People Read',
    ],
  },
  {
    id: 2206241,
    name: 'Data Engineering Live Cohort',
    family: 'data',
    motif: 'routes',
    price: 1399,
    plans: [
      {
        payment_type: 'payment-plan',
        label: '3 monthly payments',
        price: '489.0',
        number_of_payments: '3',
        interval: 'month',
        interval_count: '1',
      },
    ],
    duration: '10 weeks',
    instructor: INSTRUCTOR.jonas,
    description: `<p>Build a data platform with a small team, live, over ten weeks. You start with three source systems and a list of questions from an impatient stakeholder; you end with a platform that answers them every morning.</p>
<p>Sessions run twice a week in the evening, with recordings. Between sessions you work in teams of four, reviewed by engineers who do this for a living.</p>
<p>Prerequisites: comfortable SQL and some Python.</p>`,
    chapters: [
      'Week 1: Sources and Stakeholders',
      'Week 2: Ingestion That Recovers',
      'Weeks 3–4: Modelling the Warehouse',
      'Week 5: Orchestration',
      'Week 6: Quality and Contracts',
      'Weeks 7–9: Team Platform Build',
      'Week 10: Handover & Demo Day',
    ],
  },
];
