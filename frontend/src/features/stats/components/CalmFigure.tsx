/** A lectern with its page, and nothing on it that waits. */
export function CalmFigure() {
  return (
    <svg width="120" height="96" viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <path d="M4 88h112" stroke="var(--line)" strokeWidth="2" />
      <path d="m52 50 16-5v43H52z" fill="var(--ink)" />
      <path d="m20 46 76-23 8 15-76 23z" fill="var(--ink)" />
      <path d="m34 40 54-16-8-18-54 16z" fill="var(--surface)" stroke="var(--control)" />
      <path
        d="m48 24 6 5 14-14"
        stroke="var(--accent)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="4"
      />
    </svg>
  );
}
