import { type PublicFigure, publicFigure } from '../../../core/source.ts'

/** How far the hours of an office day can be relied on. */
export const officeDayStanding: PublicFigure = publicFigure(
  'assumed',
  'An office day: 89 % of the logs between 7 and 18 o’clock, 10 % in each of the two busiest hours.',
)

/** The logs of a day in each of its 24 hours, in percent: of people who work in one time zone. */
export const officeDay: readonly number[] = [
  ...[0.5, 0.5, 0.5, 0.5, 0.5, 1, 2, 5],
  ...[9, 10, 10, 9, 7, 8, 9, 9],
  ...[8, 5, 2, 1, 1, 0.5, 0.5, 0.5],
]
