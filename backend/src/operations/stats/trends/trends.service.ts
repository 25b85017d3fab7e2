import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CourseTrendDto, TrendDto, TrendsDto } from '../dto/trends.dto.js';
import {
  countByDay,
  countClicksOfCourses,
  type Counted,
  type CountedOfCourse,
  type DailyCount,
} from './trends.queries.js';

const DAYS = 90;
const COURSES = 20;
const DAY = 86_400_000;

/** Compares each of the last 90 days with the 90 days before. */
@Injectable()
export class TrendsService {
  constructor(private readonly dataSource: DataSource) {}

  async get(): Promise<TrendsDto> {
    const today = Date.now();
    const first = dayOf(today - (DAYS - 1) * DAY);
    const period = [dayOf(today - (2 * DAYS - 1) * DAY), dayOf(today)];
    const count = async (what: DailyCount) =>
      toTrend(await countByDay(this.dataSource, what, period));
    const ofCourses = await countClicksOfCourses(this.dataSource, [...period, first, COURSES]);
    return {
      first_day: first,
      subscribers: await count('subscribers'),
      testimonials: await count('testimonials'),
      enrol_clicks: await count('enrol_clicks'),
      courses: ofCourses.map(toCourseTrend),
    };
  }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function toTrend(counted: Counted[]): TrendDto {
  const days = Array.from({ length: 2 * DAYS }, () => 0);
  for (const { place, number } of counted) days[place] = number;
  const before = days.splice(0, DAYS);
  return { total: sum(days), before: sum(before), days };
}

function toCourseTrend({ id, title, places, numbers }: CountedOfCourse): CourseTrendDto {
  const counted = places.map((place, index) => ({ place, number: numbers[index] ?? 0 }));
  return { id, title, ...toTrend(counted) };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
