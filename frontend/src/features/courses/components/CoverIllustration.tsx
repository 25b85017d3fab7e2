import type { ReactNode } from 'react';
import type { CategoryTone } from '../course-labels';

export function CoverIllustration({ tone }: { tone: CategoryTone }) {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <g stroke="var(--tone)" strokeWidth="2" fill="var(--tone-soft)">
        {ILLUSTRATIONS[tone]}
      </g>
    </svg>
  );
}

const NETWORK = (
  <>
    <path d="M70 50 160 90 70 130M160 90l90-50M160 90l90 50" />
    <circle cx="70" cy="50" r="12" />
    <circle cx="70" cy="130" r="12" />
    <circle cx="160" cy="90" r="20" fill="var(--tone)" />
    <circle cx="250" cy="40" r="12" />
    <circle cx="250" cy="140" r="12" />
  </>
);

const BARS = (
  <>
    <path d="M60 140V96h32v44zM112 140V66h32v74zM164 140V84h32v56z" />
    <path d="M216 140V40h32v100z" fill="var(--tone)" />
    <path d="M44 140h232" />
  </>
);

const BRACKETS = (
  <>
    <path d="M118 50 74 90l44 40M202 50l44 40-44 40" strokeWidth="8" />
    <path d="m176 40-32 100" strokeWidth="8" />
  </>
);

const BRIDGE = (
  <>
    <path d="M70 92 250 44v24L70 118z" fill="var(--tone)" />
    <path d="M150 98v46h20V92M112 144h96" />
  </>
);

const ILLUSTRATIONS = {
  ai: NETWORK,
  data: BARS,
  software: BRACKETS,
  good: NETWORK,
  caution: BARS,
  danger: BRACKETS,
  other: BRIDGE,
} satisfies Record<CategoryTone, ReactNode>;
