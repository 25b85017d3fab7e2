import { LoadingOutlined } from '@ant-design/icons';
import { App, ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useSite } from '../site';
import { createAntTheme } from './ant-theme';
import './forced-colors.css';
import { useTheme } from './theme';
import { useMediaQuery } from './use-media-query';

export function AntTheme({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  const site = useSite();
  const accent = theme === 'dark' ? site.accentDark : site.accent;
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const touch = useMediaQuery('(pointer: coarse)');
  const antTheme = useMemo(
    () => createAntTheme(theme, { accent, motion, touch }),
    [theme, accent, motion, touch],
  );
  return (
    // Lists that are not virtual have real options, which screen readers can count.
    <ConfigProvider
      theme={antTheme}
      virtual={false}
      getPopupContainer={inLandmark}
      button={{ loadingIcon: <LoadingOutlined aria-hidden="true" /> }}
      tooltip={{ trigger: ['hover', 'focus'] }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}

/** Renders popups in the dialog or landmark of their control, where screen readers expect them. */
function inLandmark(control?: HTMLElement): HTMLElement {
  return control?.closest('main') ?? control?.parentElement ?? document.body;
}
