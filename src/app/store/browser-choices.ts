import type { Sizes } from '../../engine/index.ts'
import { drop, keyOf, save, textIn } from './browser-storage.ts'
import { project } from './project.ts'

/** True if the keys `?` and `/` alone are on; they disturb people who use speech input. */
export function hearsSigns(): boolean {
  return textIn('localStorage', keyOf('#keys')) === null
}

export function chooseSigns(isOn: boolean): void {
  if (isOn) drop('localStorage', keyOf('#keys'))
  else save('localStorage', keyOf('#keys'), 'off')
}

export function chosenSizes(): Sizes {
  const chosen = textIn('localStorage', keyOf('#sizes'))
  return chosen === 'decimal' || chosen === 'binary' ? chosen : 'computed'
}

/** Sets how sizes are shown, now and later; no plan or result changes. */
export function showSizes(sizes: Sizes): void {
  project.setState({ sizes })
  const key = keyOf('#sizes')
  if (sizes === 'computed') drop('localStorage', key)
  else save('localStorage', key, sizes)
}

/** Printed extent of a report: pages for the customer, with their basis, or with every working. */
export type ReportExtent = (typeof reportExtents)[number]

export const reportExtents = ['customer', 'annex', 'workings'] as const

const usualExtent: ReportExtent = 'annex'

export function chosenExtent(): ReportExtent {
  const chosen = textIn('localStorage', keyOf('#report'))
  return reportExtents.find((one) => one === chosen) ?? usualExtent
}

/** Sets and remembers the printed extent of a report. */
export function chooseExtent(extent: ReportExtent): void {
  const key = keyOf('#report')
  if (extent === usualExtent) drop('localStorage', key)
  else save('localStorage', key, extent)
}
