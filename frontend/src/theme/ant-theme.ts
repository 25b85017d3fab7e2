import { theme as ant, type ThemeConfig } from 'antd';
import type { Theme } from './theme';

interface Circumstances {
  motion: boolean;
  /** Whether the person points with a finger, which needs larger targets. */
  touch: boolean;
}

const TOUCH_TARGET = 44;

/** Reads `tokens.css` as the document shows it now, so that public site and admin cannot drift apart. */
export function createAntTheme(theme: Theme, { motion, touch }: Circumstances): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const read = (token: string) => style.getPropertyValue(`--${token}`).trim();
  const ink = read('ink');
  const muted = read('muted');
  const surface = read('surface');
  const accent = read('accent');
  const algorithm = theme === 'dark' ? ant.darkAlgorithm : ant.defaultAlgorithm;
  return {
    // The algorithms shade the colours that they are given; ours stay as the design has them.
    algorithm: (seed) => ({
      ...algorithm(seed),
      colorPrimary: seed.colorPrimary,
      colorPrimaryHover: 'color-mix(in oklab, var(--accent) 86%, var(--ink))',
      colorPrimaryActive: 'color-mix(in oklab, var(--accent) 76%, var(--ink))',
      colorError: seed.colorError,
      colorErrorHover: 'color-mix(in oklab, var(--danger) 86%, var(--ink))',
      colorErrorActive: 'color-mix(in oklab, var(--danger) 76%, var(--ink))',
      colorLink: seed.colorLink,
      // That of the ring around what has the focus.
      colorPrimaryBorder: seed.colorPrimary,
    }),
    token: {
      colorPrimary: accent,
      colorLink: accent,
      colorError: read('danger'),
      colorTextBase: ink,
      colorText: ink,
      colorTextSecondary: muted,
      colorTextTertiary: muted,
      colorTextQuaternary: muted,
      colorTextPlaceholder: muted,
      colorBgBase: surface,
      colorBgContainer: surface,
      colorBgElevated: surface,
      // That of tooltips, which are dark in both themes.
      colorBgSpotlight: read('footer-line'),
      colorBorder: read('control'),
      colorBorderSecondary: read('line'),
      colorBorderDisabled: read('line'),
      fontFamily: read('font-text'),
      fontSize: 14,
      controlHeight: touch ? TOUCH_TARGET : 36,
      controlHeightSM: touch ? TOUCH_TARGET : 28,
      borderRadius: 6,
      borderRadiusLG: 12,
      lineWidthFocus: 2,
      boxShadow: read('shadow'),
      boxShadowSecondary: read('shadow'),
      motion,
      motionDurationSlow: '0.2s',
      motionDurationMid: '0.16s',
      motionDurationFast: '0.12s',
      wireframe: false,
    },
    components: {
      Button: {
        primaryColor: read('on-accent'),
        dangerColor: read('on-accent'),
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 600,
        borderRadiusLG: 6,
      },
      Input: { borderRadiusLG: 6 },
      Table: {
        cellPaddingBlock: 12,
        cellPaddingBlockMD: 8,
        cellPaddingBlockSM: 4,
        cellFontSize: 13,
        cellFontSizeMD: 13,
        cellFontSizeSM: 13,
        headerBg: surface,
        headerSplitColor: 'transparent',
        rowSelectedBg: 'color-mix(in oklab, var(--accent) 8%, var(--surface))',
        rowSelectedHoverBg: 'color-mix(in oklab, var(--accent) 8%, var(--surface))',
      },
      Modal: { titleFontSize: 22 },
      Select: { optionSelectedBg: 'color-mix(in oklab, var(--accent) 12%, var(--surface))' },
    },
  };
}
