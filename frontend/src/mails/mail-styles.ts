import type { CSSProperties } from 'react';

/** The site's colors. Mail programs do not support custom properties. */
const LIGHT = {
  ground: '#fbfaf7',
  surface: '#ffffff',
  ink: '#14161a',
  muted: '#565c66',
  line: '#e4e1da',
  accent: '#c2410c',
  onAccent: '#ffffff',
};

const DARK: typeof LIGHT = {
  ground: '#0e1116',
  surface: '#161b22',
  ink: '#f0eee9',
  muted: '#a6adb8',
  line: '#2a313b',
  accent: '#fb923c',
  onAccent: '#1a0f05',
};

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const mailStyles = {
  ground: { margin: 0, padding: '32px 16px', backgroundColor: LIGHT.ground, fontFamily: FONT },
  card: {
    width: '100%',
    maxWidth: 560,
    margin: '0 auto',
    border: `1px solid ${LIGHT.line}`,
    borderRadius: 12,
    backgroundColor: LIGHT.surface,
  },
  inside: { padding: 32, color: LIGHT.ink, fontSize: 16, lineHeight: 1.6 },
  brand: { margin: 0, fontSize: 18, fontWeight: 700, letterSpacing: '-0.02em' },
  title: { margin: '24px 0 16px', fontSize: 26, lineHeight: 1.2, letterSpacing: '-0.02em' },
  text: { margin: '0 0 16px', overflowWrap: 'anywhere' },
  button: {
    display: 'inline-block',
    padding: '12px 24px',
    borderRadius: 6,
    backgroundColor: LIGHT.accent,
    color: LIGHT.onAccent,
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
  },
  quiet: { margin: '0 0 16px', color: LIGHT.muted, fontSize: 14, overflowWrap: 'anywhere' },
  link: { color: LIGHT.accent, wordBreak: 'break-all' },
  rule: { margin: '24px 0 16px', border: 0, borderTop: `1px solid ${LIGHT.line}` },
  foot: { margin: 0, color: LIGHT.muted, fontSize: 14, overflowWrap: 'anywhere' },
} satisfies Record<string, CSSProperties>;

/** Overrides the inline styles in mail programs that support dark mode. */
export const DARK_MODE_CSS = `@media (prefers-color-scheme: dark) {
.ground { background-color: ${DARK.ground} !important }
.card { background-color: ${DARK.surface} !important; border-color: ${DARK.line} !important }
.inside { color: ${DARK.ink} !important }
.button { background-color: ${DARK.accent} !important; color: ${DARK.onAccent} !important }
.quiet { color: ${DARK.muted} !important }
.rule { border-color: ${DARK.line} !important }
.link { color: ${DARK.accent} !important }
}`;
