import { formulaFrom } from '../../../core/formula.ts'
import { equalLogic, ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import { maintenancePerDatabase } from '../../../hardware/equallogic-tests.ts'
import type { Load, Shares } from '../../../sizing/iops.ts'
import { copyPoints, logLayout, logShare, maintenanceLayout, maintenanceShare } from './shares.ts'

const section = equalLogic('6.3')
const formula = formulaFrom(section)

/** Transactional IOPS if every copy were active: maintenance scans passive copies, too. */
export const transactionalOfAllCopies = formula({
  label: 'Transactional, if every copy on the server were active',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', active: 'databases', onServer: 'databases' },
  text: 'transactional ÷ active × onServer',
  source: equalLogic('5.4 and 7'),
})

/** Total load with this transactional part, before points for layout and copies. */
export const baseTotal = formula({
  label: 'Base total',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', logs: '%', maintenance: '%' },
  text: 'transactional ÷ (1 − logs − maintenance)',
})

/** Log writes, and the reads of log shipping. */
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
/** Inputs of the paper’s load: the transactional part, its profile and its layout. */
export type PaperInputs = {
  readonly transactional: Worked<'IOPS'>
  readonly profile: Worked<'IOPS/mailbox'>
  readonly copies: Worked<'copies'>
  /** Databases active on the server; only these write logs. */
  readonly active: Worked<'databases'>
  /** Databases with a copy on the server; maintenance scans them all. */
  readonly onServer: Worked<'databases'>
}

/** Shares, logs and maintenance of one server, maintenance before its bounds. */
export function byShares(inputs: PaperInputs) {
  const { transactional, profile, copies, active, onServer } = inputs
  const ofTotal = { logs: logShare(profile), maintenance: maintenanceShare(profile) }
  const base = baseTotal({ transactional, ...ofTotal })
  const shares: Shares = {
    base,
    ...ofTotal,
    copies: copyPoints({ copies }),
    logLayout: logLayout(active),
    maintenanceLayout: maintenanceLayout(onServer),
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
      : baseTotal({
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

/** Expected load of one server by the paper’s shares, with its parts. */
export function paperLoad(inputs: PaperInputs): Load {
  const { transactional, onServer } = inputs
  const { shares, logs, maintenance: byShare } = byShares(inputs)
  const maintenance = maintenanceIops({
    byShare,
    perDatabase: maintenancePerDatabase(onServer),
    databases: onServer,
  })
  const expectedLoad = sum('Expected load', [transactional, logs, maintenance], partsOfLoad)
  return { shares, transactional, logs, maintenance, expectedLoad }
}
