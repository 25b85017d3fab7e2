import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { createAntTheme } from './ant-theme';
import { useTheme } from './theme';
import { useReducedMotion } from './use-reduced-motion';

/** Dresses the Ant Design components inside it in the theme that the document shows. */
export function AntTheme({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  const reducedMotion = useReducedMotion();
  const antTheme = useMemo(() => createAntTheme(theme, reducedMotion), [theme, reducedMotion]);
  return (
    // Lists that are not virtual have real options, which screen readers can count.
    <ConfigProvider theme={antTheme} virtual={false}>
      {children}
    </ConfigProvider>
  );
}
