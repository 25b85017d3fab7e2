import axios from 'axios';
import { renderToStaticMarkup } from 'react-dom/server';
import { AdminShell } from '../layouts/AdminShell';
import { adminPaths } from '../paths';
import { adminTitleAt } from '../routes/admin-titles';
import { SiteContext } from '../site';
import type { Screen, ScreenAsk } from './contract';
import { EVERYWHERE, screenStarts, type ScreenStart } from './screen-starts';

const ADMIN = 'src/routes/admin.tsx';
const LOGIN = 'src/features/auth/pages/LoginPage.tsx';

/** The screen at an address of the back office, in lower case. */
export function openScreen(path: string): Screen | undefined {
  const title = adminTitleAt(path);
  if (!title) return undefined;
  const start = screenStarts[path];
  return {
    paths: path === adminPaths.root ? [path, adminPaths.dashboard] : [path],
    title,
    asks: start ? asksOf(start) : [],
    code: start ? [ADMIN, start.page] : [ADMIN, LOGIN],
    render: (site) =>
      start
        ? renderToStaticMarkup(
            <SiteContext value={site}>
              <AdminShell path={path} />
            </SiteContext>,
          )
        : '',
  };
}

function asksOf({ admin = [], staff = [], list = [] }: ScreenStart): ScreenAsk[] {
  const ask = ([url, params]: (typeof EVERYWHERE)[number]) => ({
    url: axios.getUri({ url, params }),
  });
  return [
    ...EVERYWHERE.map(ask),
    ...admin.map((key) => ({ ...ask(key), roles: ['admin'] })),
    ...staff.map((key) => ({ ...ask(key), roles: ['staff'] })),
    ...list.map((key) => ({ ...ask(key), roles: ['admin'], isOfList: true })),
  ];
}
