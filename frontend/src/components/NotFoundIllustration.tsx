import styles from './NotFoundIllustration.module.css';

export function NotFoundIllustration() {
  return (
    <svg className={styles.figure} viewBox="0 0 440 400" fill="none" aria-hidden="true">
      <path
        d="M40 10v330M120 10v330M200 10v330M280 10v330M360 10v330"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path d="M0 190h440" stroke="var(--ink)" strokeWidth="2" />
      <path
        d="m170 240-70-90 120-30 60-80 160-40"
        stroke="var(--ink)"
        strokeDasharray="3 11"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <g stroke="var(--bg)" strokeWidth="6">
        <circle cx="100" cy="150" r="20" fill="var(--accent)" />
        <circle cx="220" cy="120" r="13" fill="var(--ink)" />
        <circle cx="280" cy="40" r="13" fill="var(--ink)" />
      </g>
      <path d="m160 270 150-45-16 133H176z" fill="var(--ink)" />
      <path d="M136 354h198v22H136z" fill="var(--ink)" />
      <path d="m66 248 284-84 30 58L96 306z" fill="var(--ink)" />
      <path d="m96 306 284-84 4 8-284 84z" fill="var(--control)" />
      <path
        d="m118 250 104-31 18 35-104 31zM234 215l92-27 18 35-92 27z"
        stroke="var(--control)"
        strokeDasharray="5 6"
        strokeWidth="2"
      />
    </svg>
  );
}
