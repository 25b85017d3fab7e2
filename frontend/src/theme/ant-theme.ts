import { theme as ant, type ThemeConfig } from 'antd';
import { textOn } from '../../../backend/src/common/color/contrast';
import type { Theme } from './theme';

interface Circumstances {
  /** The site's accent color in this theme. */
  accent: string;
  motion: boolean;
  /** The user has a touch screen, which needs larger targets. */
  touch: boolean;
}

const TOUCH_TARGET = 44;

/** Maps the current design tokens of `tokens.css` to antd's tokens. */
export function createAntTheme(
  theme: Theme,
  { accent, motion, touch }: Circumstances,
): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const read = (token: string) => style.getPropertyValue(`--${token}`).trim();
  const ink = read('ink');
  const muted = read('muted');
  const surface = read('surface');
  const onAccent = textOn(accent);
  const good = read('good');
  const caution = read('caution');
  const danger = read('danger');
  const mix = (color: string, share: number, other: string) =>
    `color-mix(in oklab, var(--${color}) ${share}%, var(--${other}))`;
  const ring = `0 0 0 2px ${mix('accent', 60, 'surface')}`;
  const algorithm = theme === 'dark' ? ant.darkAlgorithm : ant.defaultAlgorithm;
  return {
    // antd derives shades from these seeds, but ours already meet WCAG's contrast.
    algorithm: (seed) => {
      const { colorPrimary, colorLink, colorInfo, colorSuccess, colorWarning, colorError } = seed;
      const ours = { colorPrimary, colorLink, colorInfo, colorSuccess, colorWarning, colorError };
      return { ...algorithm(seed), ...ours };
    },
    cssVar: { key: 'lectern' },
    token: {
      colorPrimary: accent,
      colorPrimaryHover: mix('accent', 86, 'ink'),
      colorPrimaryActive: mix('accent', 76, 'ink'),
      // The color of the focus ring, which needs a contrast of 3:1.
      colorPrimaryBorder: accent,
      colorPrimaryText: accent,
      colorLink: accent,
      colorLinkHover: mix('accent', 86, 'ink'),
      colorLinkActive: mix('accent', 76, 'ink'),
      colorInfo: read('software'),
      colorInfoText: read('software'),
      colorInfoBg: read('software-soft'),
      colorSuccess: good,
      colorSuccessText: good,
      colorSuccessBg: read('good-soft'),
      colorWarning: caution,
      colorWarningText: caution,
      colorWarningBg: read('caution-soft'),
      colorError: danger,
      colorErrorText: danger,
      colorErrorBg: read('danger-soft'),
      colorErrorHover: mix('danger', 86, 'ink'),
      colorErrorActive: mix('danger', 76, 'ink'),
      colorTextBase: ink,
      colorText: ink,
      colorTextSecondary: muted,
      colorTextTertiary: muted,
      colorTextQuaternary: muted,
      colorTextPlaceholder: muted,
      colorTextDescription: muted,
      colorBgBase: surface,
      colorBgLayout: read('bg'),
      colorBgContainer: surface,
      colorBgElevated: surface,
      // The background of tooltips, which are dark in both themes.
      colorBgSpotlight: read('footer-line'),
      colorBorder: read('control'),
      colorBorderSecondary: read('line'),
      colorBorderDisabled: read('line'),
      fontFamily: read('font-text'),
      fontSize: 14,
      fontSizeHeading1: 22,
      fontSizeHeading2: 18,
      fontSizeHeading3: 16,
      controlHeight: touch ? TOUCH_TARGET : 36,
      controlHeightSM: touch ? TOUCH_TARGET : 28,
      borderRadius: 6,
      lineWidthFocus: 2,
      opacityLoading: 1,
      boxShadow: read('shadow'),
      boxShadowSecondary: read('shadow'),
      motion,
    },
    components: {
      Alert: { defaultPadding: '8px 16px' },
      Badge: { colorError: accent, colorTextLightSolid: onAccent },
      Button: {
        primaryColor: onAccent,
        dangerColor: onAccent,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 600,
      },
      Input: { activeShadow: ring, errorActiveShadow: ring },
      InputNumber: { activeShadow: ring, errorActiveShadow: ring },
      DatePicker: { activeShadow: ring, errorActiveShadow: ring },
      Select: { activeOutlineColor: mix('accent', 60, 'surface') },
      Layout: {
        bodyBg: read('bg'),
        siderBg: surface,
        lightSiderBg: surface,
        headerBg: surface,
        headerPadding: '0 8px',
        headerHeight: 56,
      },
      Menu: {
        itemBg: surface,
        itemColor: muted,
        itemSelectedColor: ink,
        itemSelectedBg: mix('accent', 12, 'surface'),
        itemHeight: TOUCH_TARGET,
        itemMarginInline: 0,
        activeBarBorderWidth: 0,
      },
      Modal: { titleFontSize: 20 },
      Statistic: { contentFontSize: 22 },
      Switch: { colorPrimary: good, colorPrimaryHover: good },
      Table: {
        cellPaddingBlock: 12,
        cellPaddingBlockMD: 8,
        cellPaddingBlockSM: 4,
        cellFontSize: 13,
        cellFontSizeMD: 13,
        cellFontSizeSM: 13,
        headerBg: surface,
        headerSplitColor: 'transparent',
        rowSelectedBg: mix('accent', 8, 'surface'),
        rowSelectedHoverBg: mix('accent', 8, 'surface'),
      },
    },
  };
}
