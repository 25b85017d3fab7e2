import styles from './HeroIllustration.module.css';

export function HeroIllustration() {
  return (
    <svg className={styles.figure} viewBox="0 0 520 592" fill="none" aria-hidden="true">
      <path
        d="M20 16v488M100 16v488M180 16v488M260 16v488M340 16v488M420 16v488M500 16v488"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path d="M100 300a200 200 0 0 1 400 0z" fill="var(--accent)" />
      <path d="M0 300h520" stroke="var(--ink)" strokeWidth="2" />
      <path
        className={styles.line}
        pathLength="1"
        d="M166 371 100 230l160-60 80 76 80-196M260 170l-40-110 200-10M340 246l140-26"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <g className={styles.points} stroke="var(--bg)" strokeWidth="6">
        <circle cx="100" cy="230" r="26" fill="var(--data)" />
        <circle cx="260" cy="170" r="32" fill="var(--software)" />
        <circle cx="220" cy="60" r="15" fill="var(--ink)" />
        <circle cx="340" cy="246" r="15" fill="var(--ink)" />
        <circle cx="480" cy="220" r="15" fill="var(--ink)" />
        <circle cx="420" cy="50" r="38" fill="var(--ai)" />
      </g>
      <path d="m176 430 208-62-22 188H200z" fill="var(--ink)" />
      <path d="M148 552h264v28H148z" fill="var(--ink)" />
      <path d="M52 394 428 282 468 358 92 470z" fill="var(--ink)" />
      <path d="M92 470 468 358 474 369 98 481z" fill="var(--control)" />
      <path
        d="M91 393 239 349 269 405 120 449zM250 345 399 301 429 357 280 402z"
        fill="var(--surface)"
      />
      <path
        d="M114 405 216 375M125 418 238 384M136 430 208 409M276 357 381 326M287 370 374 344M298 382 403 351"
        stroke="var(--control)"
        strokeWidth="3"
      />
    </svg>
  );
}
