import { formula } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'
import { assumed, sum, type Worked } from '../../../core/worked.ts'
import { maintenancePerDatabase } from '../../../hardware/equallogic-tests.ts'
import type { Load } from '../../../sizing/iops.ts'
import { byShares, type PaperInputs } from './paper-load.ts'
import { logShare, maintenanceShare } from './shares.ts'

const neverLess = ownRule(
  'The share of maintenance falls faster than the total rises over some profiles, although section 5.1 finds it constant; with many passive copies the load would fall as messages rise. The most that fewer messages give counts instead.',
)

export const lighterTransactional = formula({
  label: 'Transactional at fewer messages',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', profile: 'IOPS/mailbox', lighter: 'IOPS/mailbox' },
  text: 'transactional ÷ profile × lighter',
  source: neverLess,
})

export const lighterLoadBounded = formula({
  label: 'Load at fewer messages',
  unit: 'IOPS',
  takes: {
    lighter: 'IOPS',
    transactional: 'IOPS',
    logs: 'IOPS',
    perDatabase: 'IOPS/database',
    databases: 'databases',
  },
  text: 'min(lighter, transactional + logs + 1.5 × perDatabase × databases)',
  source: neverLess,
})

/** Databases on a server up to which the total rises with the messages. */
export const databasesOfFewPassive = formula({
  label: 'Databases on a server with few passive copies',
  unit: 'databases',
  takes: { active: 'databases' },
  text: '3.5 × active',
  source: neverLess,
})

/**
 * Load by the paper’s shares at fewer messages, if that is more than at the messages of the plan,
 * which takes many passive copies on a server; else null.
 */
export function lighterLoad(
  inputs: PaperInputs,
  { shares, transactional, logs }: Load,
): Worked<'IOPS'> | null {
  const { profile, copies, active, onServer } = inputs
  if (!shares || onServer.value <= databasesOfFewPassive({ active }).value) return null
  const totalAt = (lighter: Worked<'IOPS/mailbox'>) => {
    const less = lighterTransactional({ transactional, profile, lighter })
    const by = byShares({ transactional: less, profile: lighter, copies, active, onServer })
    return sum('Load by share at fewer messages', [less, by.logs, by.maintenance], neverLess)
  }
  const ratio = onServer.value / active.value
  const extra = shares.copies.value + shares.logLayout.value
  const peaks = peaksOf(extra + ratio * shares.maintenanceLayout.value, ratio)
  let most = totalAt(profile)
  for (const peak of peaks) {
    if (peak >= profile.value) continue
    const found = totalAt(
      assumed('IOPS per mailbox', peak, 'IOPS/mailbox', 'Where the load by the shares peaks.'),
    )
    if (found.value > most.value) most = found
  }
  if (most.value <= logs.value + transactional.value) return null
  const perDatabase = maintenancePerDatabase(onServer)
  return lighterLoadBounded({
    lighter: most,
    transactional,
    logs,
    perDatabase,
    databases: onServer,
  })
}

/**
 * Profiles at which the total by the shares can peak: the rows of the tables, and between two rows
 * the point of slope 0. There the total of a mailbox of profile q is q + q (a + b q) ÷ z with z = 1
 * − logs − maintenance = c + d q, so that z² = c² − c (c + a) d ÷ (d + b).
 */
function peaksOf(points: number, ratio: number): readonly number[] {
  const rows = logShare.definition.rows
  const scanned = maintenanceShare.definition.rows
  const peaks: number[] = []
  for (const [at, { at: q, value: logs }] of rows.entries()) {
    peaks.push(q)
    const maintenance = scanned[at]?.value ?? 0
    const [next, then] = [rows[at + 1], scanned[at + 1]]
    if (!next || !then) break
    const slopes = [next.value - logs, then.value - maintenance].map((rise) => rise / (next.at - q))
    const [ofLogs = 0, ofMaintenance = 0] = slopes
    const d = -(ofLogs + ofMaintenance)
    const c = 1 - logs - maintenance - d * q
    const b = ofLogs + ratio * ofMaintenance
    const a = logs + points + ratio * maintenance - b * q
    const peak = (Math.sqrt(c * c - (c * (c + a) * d) / (d + b)) - c) / d
    if (peak > q && peak < next.at) peaks.push(peak)
  }
  return peaks
}
