import type { SizeUnitSystem } from '../../engine/index.ts'
import { readText, removeText, saveText, storageKey } from './browser-storage.ts'
import { project } from './project.ts'

/** True if the keys `?` and `/` alone are on; they disturb people who use speech input. */
export function areCharacterKeysOn(): boolean {
  return readText('localStorage', storageKey('#keys')) === null
}

export function chooseCharacterKeys(isOn: boolean): void {
  if (isOn) removeText('localStorage', storageKey('#keys'))
  else saveText('localStorage', storageKey('#keys'), 'off')
}

export function chosenSizeUnits(): SizeUnitSystem {
  const chosen = readText('localStorage', storageKey('#sizes'))
  return chosen === 'decimal' || chosen === 'binary' ? chosen : 'computed'
}

/** Sets how sizes are shown, now and later; no plan or result changes. */
export function chooseSizeUnits(sizes: SizeUnitSystem): void {
  project.setState({ sizes })
  const key = storageKey('#sizes')
  if (sizes === 'computed') removeText('localStorage', key)
  else saveText('localStorage', key, sizes)
}

/** Printed extent of a report: pages for the customer, with their basis, or with every working. */
export type ReportExtent = (typeof reportExtents)[number]

export const reportExtents = ['customer', 'annex', 'workings'] as const

const usualExtent: ReportExtent = 'annex'

export function chosenReportExtent(): ReportExtent {
  const chosen = readText('localStorage', storageKey('#report'))
  return reportExtents.find((one) => one === chosen) ?? usualExtent
}

/** Sets and remembers the printed extent of a report. */
export function chooseReportExtent(extent: ReportExtent): void {
  const key = storageKey('#report')
  if (extent === usualExtent) removeText('localStorage', key)
  else saveText('localStorage', key, extent)
}
