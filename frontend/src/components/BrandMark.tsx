export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="currentColor" aria-hidden="true">
      <path d="M2 12.2 26 5v4.8L2 17z" fill="var(--brand, var(--accent))" />
      <path d="m12.2 16.3 3.6-1.1V23h-3.6zM6 23h16v3H6z" />
    </svg>
  );
}
