import { type ComponentType, createElement, lazy, Suspense } from 'react';

export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Content = lazy(load) as unknown as ComponentType<Props>;
  return {
    useIsThere: () => true,
    press: (_title: string) => {},
    Part: (props: Props) => createElement(Suspense, {}, createElement(Content, props)),
  };
}
