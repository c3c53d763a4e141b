import type { Sizes } from '../../engine/index.ts'
import { drop, keyOf, save, textIn } from './browser-storage.ts'
import { project } from './project.ts'

/** Whether keys of one sign, `?` and `/`, open what they stand for: a person who speaks to the browser may not want it. */
export function hearsSigns(): boolean {
  return textIn('localStorage', keyOf('#keys')) === null
}

/** Takes whether keys of one sign open what they stand for. */
export function chooseSigns(isOn: boolean): void {
  if (isOn) drop('localStorage', keyOf('#keys'))
  else save('localStorage', keyOf('#keys'), 'off')
}

export function chosenSizes(): Sizes {
  const chosen = textIn('localStorage', keyOf('#sizes'))
  return chosen === 'decimal' || chosen === 'binary' ? chosen : 'computed'
}

/** Shows all sizes so, now and the next time; no plan and no result changes. */
export function showSizes(sizes: Sizes): void {
  project.setState({ sizes })
  const key = keyOf('#sizes')
  if (sizes === 'computed') drop('localStorage', key)
  else save('localStorage', key, sizes)
}

/** How much of a report is printed: the pages for the customer, with what they rest on, with every working. */
export type ReportExtent = (typeof reportExtents)[number]

export const reportExtents = ['customer', 'annex', 'workings'] as const

const usualExtent: ReportExtent = 'annex'

export function chosenExtent(): ReportExtent {
  const chosen = textIn('localStorage', keyOf('#report'))
  return reportExtents.find((one) => one === chosen) ?? usualExtent
}

/** Takes how much of a report is printed, now and the next time. */
export function chooseExtent(extent: ReportExtent): void {
  const key = keyOf('#report')
  if (extent === usualExtent) drop('localStorage', key)
  else save('localStorage', key, extent)
}
