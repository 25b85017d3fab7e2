import type { DemoCourse } from './demo-course.js';
import { DEFAULT_COLLECTION, FAMILY_COLLECTION, INSTRUCTOR } from './site.js';

export const aiSystems: DemoCourse[] = [
  {
    id: 2204018,
    name: 'Building LLM Applications',
    family: 'ai',
    motif: 'tokens',
    price: 499,
    duration: '6 weeks',
    keywords: 'llm,prompting,agents',
    instructor: INSTRUCTOR.rafael,
    description: `<p>Design, build and operate software with a language model inside. You will write four applications, each with a stricter requirement than the last: latency, cost, correctness, and finally all three at once.</p>
<p>The course takes no side between vendors. Every exercise runs against a hosted model or an open one on your own machine.</p>
<ul>
<li>structured output that a program can trust</li>
<li>tool use, with limits &amp; an audit trail</li>
<li>caching, streaming and graceful failure</li>
</ul>`,
    chapters: [
      'How Language Models Behave',
      'Prompts as Interfaces',
      'Structured Output and Tool Use',
      'Context, Memory and Cost',
      'Guardrails and Failure Modes',
      'Tracing and Evaluation',
      'Project: An Assistant With Limits',
    ],
  },
  {
    id: 2204377,
    name: 'Retrieval-Augmented Generation in Practice',
    family: 'ai',
    motif: 'nodes',
    price: 349,
    duration: '14 hours',
    instructor: INSTRUCTOR.rafael,
    description: `<p>Most retrieval systems fail at retrieval. This course treats search as the main subject: chunking, embeddings, hybrid ranking, and the evaluation sets that tell you which of them matters for <em>your</em> documents.</p>
<p>You will index a real corpus of engineering manuals and answer questions from it, with citations that hold up when a reader checks them.</p>`,
    chapters: [
      'Why Retrieval Fails',
      'Chunking Documents With Structure',
      'Embeddings and Vector Indexes',
      'Hybrid Search and Re-ranking',
      'Citations Readers Can Check',
      'Evaluation Sets That Last',
    ],
    product: { description: null },
  },
  {
    id: 2205120,
    name: 'MLOps: Shipping Models That Stay Shipped',
    family: 'ai',
    motif: 'cycle',
    price: 649,
    keywords: 'mlops,deployment,monitoring',
    instructor: INSTRUCTOR.jonas,
    description: `<p>Put a model into production and keep it there. We build one system all the way through: versioned data, reproducible training, staged rollout, monitoring, and the rollback you hope never to press.</p>
<p>Expect to read a lot of YAML, and to delete most of it by the final week.</p>`,
    chapters: [
      'The Life of a Model in Production',
      'Versioning Data and Code Together',
      'Reproducible Training Pipelines',
      'Serving: Batch, Online, Streaming',
      'Monitoring Drift & Decay',
      'Rollout, Rollback and Review',
      'On Call for a Model',
    ],
    product: {
      collection_ids: [DEFAULT_COLLECTION, FAMILY_COLLECTION.ai, FAMILY_COLLECTION.software],
    },
  },
  {
    id: 2207733,
    name: 'AI Engineering Live Cohort',
    family: 'ai',
    motif: 'routes',
    price: 1499,
    plans: [
      {
        payment_type: 'payment-plan',
        label: '3 monthly payments',
        price: '525.0',
        number_of_payments: '3',
        interval: 'month',
        interval_count: '1',
      },
    ],
    duration: '10 weeks',
    keywords: 'cohort,ai engineering,live',
    instructor: INSTRUCTOR.amara,
    description: `<p>Ten weeks, two live sessions a week, one team project that ends in front of practising engineers. The cohort is for developers who want to move into AI engineering and prefer to do it in company.</p>
<p>Every participant gets:</p>
<ul>
<li>weekly code review from a working engineer</li>
<li>a mentor for the length of the cohort</li>
<li>mock interviews in the last two weeks</li>
</ul>
<p>Places are limited to twenty-four, so that reviews stay personal.</p>`,
    chapters: [
      'Week 1: Framing Problems for Models',
      'Week 2: Data You Can Stand On',
      'Weeks 3–4: Training and Fine-tuning',
      'Week 5: Retrieval and Tools',
      'Week 6: Evaluation as a Habit',
      'Weeks 7–8: Team Project',
      'Week 9: Production Readiness',
      'Week 10: Demo Day & Interviews',
    ],
  },
];
