import { useEffect, useEffectEvent, useRef } from 'react';
// Before uPlot, which asks for the language as soon as it is loaded.
import './valid-locale';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useTheme } from '../../../theme/theme';

interface TrendLineProps {
  /** An ISO 8601 date. */
  firstDay: string;
  days: number[];
  /** Called with the place of the day that is pointed at; undefined when none is any more. */
  onPoint: (place: number | undefined) => void;
}

const HEIGHT = 160;
/** Seconds. */
const DAY = 86_400;

export function TrendLine({ firstDay, days, onPoint }: TrendLineProps) {
  const box = useRef<HTMLDivElement>(null);
  const { theme } = useTheme();
  const point = useEffectEvent(onPoint);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const start = Date.parse(firstDay) / 1000;
    const times = days.map((_, place) => start + place * DAY);
    const options = optionsOf(current, (place) => point(place));
    const plot = new uPlot(options, [times, days], current);
    const observer = new ResizeObserver(() => {
      plot.setSize({ width: current.clientWidth, height: HEIGHT });
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
    // The colours are those of the theme at the time of drawing.
  }, [firstDay, days, theme]);
  return <div ref={box} />;
}

function optionsOf(box: HTMLElement, onPoint: TrendLineProps['onPoint']): uPlot.Options {
  const style = getComputedStyle(box);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const axis = {
    stroke: colour('--muted'),
    font: `12px ${colour('--font-text')}`,
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  };
  return {
    width: box.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    scales: { y: { range: (_plot, _least, most) => [0, Math.max(most, 4)] } },
    axes: [
      { ...axis, grid: { show: false }, values: '{MMM} {D}', space: 80, size: 28 },
      {
        ...axis,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10_000, 100_000],
        size: 44,
      },
    ],
    series: [{}, { stroke: colour('--accent'), width: 2, points: { show: false } }],
    hooks: { setCursor: [({ cursor: { idx } }) => onPoint(idx ?? undefined)] },
  };
}
