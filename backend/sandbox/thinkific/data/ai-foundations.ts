import type { DemoCourse } from './demo-course.js';
import { INSTRUCTOR } from './site.js';

export const aiFoundations: DemoCourse[] = [
  {
    id: 2200451,
    name: 'Machine Learning Foundations with Python',
    family: 'ai',
    motif: 'scatter',
    price: 449,
    duration: '8 weeks',
    keywords: 'machine learning,python,scikit-learn',
    instructor: INSTRUCTOR.amara,
    description: `<p>Learn to frame a prediction problem, build a baseline you can defend, and tell a model that works from one that merely looks good. You will write every step in Python, with scikit-learn where it helps and plain NumPy where it teaches more.</p>
<p>By the end you will have taken three data sets from raw file to reviewed model:</p>
<ul>
<li>demand forecasting for a chain of bakeries</li>
<li>churn prediction with honest cost estimates</li>
<li>triage of support tickets by topic &amp; urgency</li>
</ul>
<p>No prior machine learning is assumed. You should be comfortable with functions, lists and dictionaries.</p>`,
    chapters: [
      'What a Model Is, and What It Is Not',
      'Linear Models You Can Explain',
      'Trees, Forests and Boosting',
      'Measuring Honestly: Validation & Leakage',
      'Features That Carry Signal',
      'Unsupervised Learning for Exploration',
      'Project: From Raw File to Reviewed Model',
    ],
  },
  {
    id: 2200613,
    name: 'Deep Learning in PyTorch',
    family: 'ai',
    motif: 'layers',
    price: 599,
    plans: [
      {
        payment_type: 'payment-plan',
        label: '3 monthly payments',
        price: '209.0',
        number_of_payments: '3',
        interval: 'month',
        interval_count: '1',
      },
    ],
    duration: '10 weeks',
    keywords: 'deep learning,pytorch,neural networks',
    instructor: INSTRUCTOR.amara,
    description: `<p>Build neural networks from tensors up. We begin with automatic differentiation written by hand, so that nothing PyTorch does later feels like magic, and finish with a transformer you trained yourself.</p>
<p>Each week pairs a short set of lectures with one substantial notebook. You will spend most of your time reading loss curves, finding out why training stalled, and fixing it.</p>
<p>All assignments run on a free cloud GPU; a laptop is enough for everything else.</p>`,
    chapters: [
      'Tensors and Automatic Differentiation',
      'Training Loops Without Surprises',
      'Convolutional Networks',
      'Regularisation and Normalisation',
      'Attention and the Transformer',
      'Fine-tuning Pretrained Models',
      'Debugging Training Runs',
      'Capstone: Train, Measure, Explain',
    ],
  },
  {
    id: 2200987,
    name: 'Linear Algebra for Machine Learning',
    family: 'ai',
    motif: 'lattice',
    price: 0,
    duration: '6 hours',
    instructor: INSTRUCTOR.hannah,
    description: `<p>The part of linear algebra that machine learning really uses, drawn before it is written. Vectors, projections, eigenvalues and the singular value decomposition, each with a picture, a short proof and ten lines of NumPy.</p>
<p>Free, self-contained, and a good way to find out whether our longer courses suit you.</p>`,
    chapters: [
      'Vectors as Arrows and as Data',
      'Matrices Move Space',
      'Projection and Least Squares',
      'Eigenvectors, Slowly',
      'The Singular Value Decomposition',
    ],
    course: { description: null },
  },
  {
    id: 2201542,
    name: 'Computer Vision: From Pixels to Production',
    family: 'ai',
    motif: 'mosaic',
    price: 549,
    keywords: 'computer vision,segmentation,detection',
    instructor: INSTRUCTOR.mei,
    description: `<p>Detection, segmentation and tracking for people who have to ship. Starting from a camera and a vague request, you will collect and label images, train a detector, and run it at thirty frames a second on modest hardware.</p>
<p>We give as much time to data as to models: label guidelines, inter-annotator agreement, drift between sites, and what to do when the lighting changes in November.</p>`,
    chapters: [
      'Images, Lenses and Sensors',
      'Classical Features That Still Work',
      'Object Detection',
      'Segmentation and Tracking',
      'Labelling at Scale',
      'Inference on the Edge',
      'Project: An Inspection Line',
    ],
  },
  {
    id: 2203316,
    name: 'AI Literacy for Product Teams',
    family: 'ai',
    motif: 'venn',
    price: 19,
    primary: {
      payment_type: 'subscription',
      interval: 'month',
      interval_count: '1',
      custom_first_price: '1.0',
    },
    duration: '3 hours',
    instructor: INSTRUCTOR.amara,
    description: `<p>A short course for product managers, designers and analysts who work beside machine learning teams. No code. You will learn what models can promise, what they cost to run, and which questions to ask before a roadmap depends on one.</p>
<p>Includes a one-page checklist for reviewing AI features, and four case studies: two that worked, two that did not.</p>`,
    chapters: [
      'What Models Can Promise',
      'Data, Labels and Their Price',
      'Reading an Evaluation Report',
      'Risk, Privacy & Regulation',
      'Writing a Brief for an AI Feature',
    ],
    product: { price: 149 },
  },
];
