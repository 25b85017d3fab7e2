import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Black on white in both themes: not every camera reads it the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** With the quiet zone of four modules that the standard asks for. */
function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
