import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeEqualLogic, ownRule } from '../../../core/source.ts'
import { assumedFigure, sum, type Worked } from '../../../core/worked.ts'
import { measuredMaintenancePerDatabase } from '../../../hardware/equallogic-tests.ts'
import type { IoLoad, LoadShares } from '../../../sizing/iops.ts'
import {
  logShare,
  logSharePointsForCopies,
  logSharePointsForLayout,
  maintenanceShare,
  maintenanceSharePointsForLayout,
} from './shares.ts'

const section = citeEqualLogic('6.3')
const formula = formulaMakerOfSource(section)

/** Transactional IOPS of a server if all its copies were active; maintenance depends on them. */
export const transactionalOfAllCopies = formula({
  label: 'Transactional, if every copy on the server were active',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', active: 'databases', onServer: 'databases' },
  text: 'transactional ÷ active × onServer',
  source: citeEqualLogic('5.4 and 7'),
})

/** Total load of a server with this transactional part, before points for layout and copies. */
export const baseTotalIops = formula({
  label: 'Base total',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', logs: '%', maintenance: '%' },
  text: 'transactional ÷ (1 − logs − maintenance)',
})

/** IOPS of a server’s logs: writes, and reads for log shipping. */
export const logIops = formula({
  label: 'Logs',
  unit: 'IOPS',
  takes: { base: 'IOPS', share: '%', copies: '%', layout: '%' },
  text: 'base × max(0, share + copies + layout)',
  errata: ['E9'],
})

export const maintenanceByShare = formula({
  label: 'Maintenance by share',
  unit: 'IOPS',
  takes: { base: 'IOPS', share: '%', layout: '%' },
  text: 'base × max(0, share + layout)',
})

export const maintenanceIops = formula({
  label: 'Maintenance',
  unit: 'IOPS',
  takes: { byShare: 'IOPS', perDatabase: 'IOPS/database', databases: 'databases' },
  text: 'min(max(byShare, perDatabase × databases), 1.5 × perDatabase × databases)',
  source: ownRule(
    'The shares were measured near 1,000 mailboxes per database, while section 5.1 finds maintenance constant per database; so it is kept between 1.0 and 1.5 times the measured cost per database.',
  ),
})

const partsOfLoad = ownRule(
  'What the server is expected to generate. EqualLogic 6.3 adds its base total in place of the transactional part, and so counts logs and maintenance twice.',
)
/** Inputs of EqualLogic’s load by shares: transactional IOPS, IOPS profile and layout. */
type PaperInputs = {
  readonly transactional: Worked<'IOPS'>
  readonly profile: Worked<'IOPS/mailbox'>
  readonly copies: Worked<'copies'>
  /** Databases active on the server; only active ones write logs. */
  readonly active: Worked<'databases'>
  /** Databases with a copy on the server; maintenance scans every copy. */
  readonly onServer: Worked<'databases'>
}

/** Shares, logs and maintenance of one server; maintenance is not yet bounded. */
function loadByShares(inputs: PaperInputs) {
  const { transactional, profile, copies, active, onServer } = inputs
  const ofTotal = { logs: logShare(profile), maintenance: maintenanceShare(profile) }
  const base = baseTotalIops({ transactional, ...ofTotal })
  const shares: LoadShares = {
    base,
    ...ofTotal,
    copies: logSharePointsForCopies({ copies }),
    logLayout: logSharePointsForLayout(active),
    maintenanceLayout: maintenanceSharePointsForLayout(onServer),
  }
  const logs = logIops({
    base,
    share: shares.logs,
    copies: shares.copies,
    layout: shares.logLayout,
  })
  const baseOfAll =
    active.value === onServer.value
      ? base
      : baseTotalIops({
          transactional: transactionalOfAllCopies({ transactional, active, onServer }),
          ...ofTotal,
        })
  const maintenance = maintenanceByShare({
    base: baseOfAll,
    share: shares.maintenance,
    layout: shares.maintenanceLayout,
  })
  return { shares, logs, maintenance }
}

/** Expected load of one server by EqualLogic’s shares, and its parts. */
export function paperLoad(inputs: PaperInputs): IoLoad {
  const { transactional, onServer } = inputs
  const { shares, logs, maintenance: byShare } = loadByShares(inputs)
  const maintenance = maintenanceIops({
    byShare,
    perDatabase: measuredMaintenancePerDatabase(onServer),
    databases: onServer,
  })
  const expectedLoad = sum('Expected load', [transactional, logs, maintenance], partsOfLoad)
  return { transactional, shares, logs, maintenance, expectedLoad }
}

const neverLess = ownRule(
  'The share of maintenance falls faster than the total rises over some profiles, although section 5.1 finds it constant; with many passive copies the load would fall as messages rise. The most that fewer messages give counts instead.',
)

export const transactionalAtFewerMessages = formula({
  label: 'Transactional at fewer messages',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', profile: 'IOPS/mailbox', lighter: 'IOPS/mailbox' },
  text: 'transactional ÷ profile × lighter',
  source: neverLess,
})

export const boundedLoadAtFewerMessages = formula({
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

/** Up to this many databases on a server, more messages never mean less load. */
export const fewPassiveCopiesDatabaseLimit = formula({
  label: 'Databases on a server with few passive copies',
  unit: 'databases',
  takes: { active: 'databases' },
  text: '3.5 × active',
  source: neverLess,
})

/** Load by shares at fewer messages, if that is more, as with many passive copies; else null. */
export function loadAtFewerMessagesIfHigher(
  inputs: PaperInputs,
  { shares, transactional, logs }: IoLoad,
): Worked<'IOPS'> | null {
  const { profile, copies, active, onServer } = inputs
  if (!shares || onServer.value <= fewPassiveCopiesDatabaseLimit({ active }).value) return null
  const totalAt = (lighter: Worked<'IOPS/mailbox'>) => {
    const less = transactionalAtFewerMessages({ transactional, profile, lighter })
    const by = loadByShares({ transactional: less, profile: lighter, copies, active, onServer })
    return sum('Load by share at fewer messages', [less, by.logs, by.maintenance], neverLess)
  }
  const ratio = onServer.value / active.value
  const extra = shares.copies.value + shares.logLayout.value
  const peaks = peaksOf(extra + ratio * shares.maintenanceLayout.value, ratio)
  let most = totalAt(profile)
  for (const peak of peaks) {
    if (peak >= profile.value) continue
    const found = totalAt(
      assumedFigure(
        'IOPS per mailbox',
        peak,
        'IOPS/mailbox',
        'Where the load by the shares peaks.',
      ),
    )
    if (found.value > most.value) most = found
  }
  if (most.value <= logs.value + transactional.value) return null
  const perDatabase = measuredMaintenancePerDatabase(onServer)
  return boundedLoadAtFewerMessages({
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
