import { Badge, Form, Grid, Select, Tabs } from 'antd';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusField } from '../../../components/admin/forms/FormField';
import { serverErrorOf } from '../../../components/admin/forms/server-errors';
import { AnnouncementSection } from '../sections/AnnouncementSection';
import { CategoriesSection } from '../sections/CategoriesSection';
import { ConventionsSection } from '../sections/ConventionsSection';
import { CourseSection } from '../sections/CourseSection';
import { FooterSection } from '../sections/FooterSection';
import { HomeSection } from '../sections/HomeSection';
import { IdentitySection } from '../sections/IdentitySection';
import { LandingSection } from '../sections/LandingSection';
import { SITE_TABS, type SiteTab } from '../site-labels';
import type { SiteForm } from '../site-form';

const SECTIONS: Record<SiteTab, ReactNode> = {
  identity: <IdentitySection />,
  home: <HomeSection />,
  courses: <CourseSection />,
  cohorts: <LandingSection name="cohorts" />,
  events: <LandingSection name="events" />,
  meetups: <LandingSection name="meetups" />,
  footer: <FooterSection />,
  announcement: <AnnouncementSection />,
  categories: <CategoriesSection />,
  conventions: <ConventionsSection />,
};

/** Shows one tab. A failed save opens the first tab with an error, and focuses the field. */
export function SiteTabs() {
  const { isSubmitting, submitCount } = useFormikContext<SiteForm>();
  const [search, setSearch] = useSearchParams();
  const wrong = useWrongTabs();
  const current = SITE_TABS.find(({ key }) => key === search.get('tab')) ?? SITE_TABS[0];
  const handled = useRef(submitCount);
  const mustFocus = useRef(false);
  const open = (tab: string) => setSearch({ tab }, { replace: true });
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    const [first] = wrong;
    if (!first || wrong.has(current.key)) return;
    mustFocus.current = true;
    open(first);
  });
  const focusError = useCallback((section: HTMLElement | null) => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    focusField(section, '[data-error] ');
  }, []);
  const { lg: isWide = false } = Grid.useBreakpoint();
  const id = useId();
  const sectionOf = (tab: SiteTab) => (
    <Section key={tab} onAppear={focusError}>
      {SECTIONS[tab]}
    </Section>
  );
  const tabs = SITE_TABS.map(({ key, label }) => ({ key, label: labelOf(label, wrong.has(key)) }));
  return (
    <>
      {isWide ? (
        <Tabs
          tabPlacement="start"
          activeKey={current.key}
          onChange={open}
          destroyOnHidden
          items={tabs.map((tab) => ({ ...tab, children: sectionOf(tab.key) }))}
        />
      ) : (
        <>
          <Form.Item label="Section" htmlFor={id}>
            <Select
              id={id}
              value={current.key}
              onChange={open}
              options={tabs.map(({ key, label }) => ({ value: key, label }))}
            />
          </Form.Item>
          {sectionOf(current.key)}
        </>
      )}
    </>
  );
}

interface SectionProps {
  onAppear: (section: HTMLElement | null) => void;
  children: ReactNode;
}

function Section({ onAppear, children }: SectionProps) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => onAppear(section.current), [onAppear]);
  return <div ref={section}>{children}</div>;
}

function labelOf(label: string, isWrong: boolean): ReactNode {
  if (!isWrong) return label;
  return (
    <Badge dot offset={[6, 0]}>
      {label}
      <span className="visually-hidden">, has errors</span>
    </Badge>
  );
}

/** Returns the tabs with errors of the last attempt to save. */
function useWrongTabs(): Set<SiteTab> {
  const form = useFormikContext<SiteForm>();
  const refused = Object.keys((form.status as object | undefined) ?? {}).filter((name) =>
    serverErrorOf({ status: form.status as unknown, values: { ...form.values } }, name),
  );
  const names = [...(form.submitCount > 0 ? Object.keys(form.errors) : []), ...refused];
  const fields = new Set(names.map((name) => name.split('.')[0]));
  return new Set(
    SITE_TABS.filter((tab) => tab.fields.some((field) => fields.has(field))).map(({ key }) => key),
  );
}
