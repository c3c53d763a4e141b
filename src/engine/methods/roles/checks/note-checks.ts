import { sentenceTag } from '../../../core/check.ts'
import { exceeds } from '../../../core/compare.ts'
import { citeCalculator, sourceOfOwnAdvice } from '../../../core/source.ts'
import { citedFigure, givenFigure, sum } from '../../../core/worked.ts'
import { isVirtual } from '../../../plan/features.ts'
import { answer } from '../../../plan/plan.ts'
import type { SuitableStorage } from '../copies/copies.ts'
import { givenLogHours } from '../network/log-hours.ts'
import { type CheckedRoleResults, noteCheck } from './checked-roles.ts'
import { lagInDays } from './limit-checks.ts'

const sheet = citeCalculator('Role Requirements')
const design = citeCalculator('Storage Design')
const practice = citedFigure('Largest database in best practice', 2000, 'GiB', sheet)
const largestMbr = citedFigure('Volume without GPT', 2048, 'GiB', sheet)

/** Sentences on why a kind of server has RAID although the plan asks for JBOD. */
function onRaid({ plan, copies }: CheckedRoleResults): readonly string[] {
  const { shape, storage1, storage2, storageLagged } = copies
  // Whether the host has RAID behind virtual disks is not known.
  if (!plan.jbod || !shape.hasDag || isVirtual(plan)) return []
  const told = (where: string, storage: SuitableStorage | null) =>
    storage?.kind === 'RAID' ? [`${where}: ${storage.reason}`] : []
  return [
    ...told('Site 1', storage1),
    ...told('Site 2', storage2),
    ...told('Servers of lagged copies', storageLagged),
  ]
}

export const noteChecks = [
  noteCheck(['databases', 'dags', 'activeServers'], {
    code: 'database-above-2000',
    when: ({ space }) =>
      exceeds(space.fullDatabase.value, practice.value)
        ? [{ database: space.fullDatabase, practice }]
        : [],
    title: 'Databases larger than best practice',
    finding: ({ database, practice: most }) =>
      sentenceTag`A database grows to ${database}. Best practice is at most ${most}.`,
    fix: 'Use more databases: more DAGs, more servers, or a higher number if you set it.',
    answer: ({ plan }) => (plan.databases === null ? 'dags' : 'databases'),
    source: sheet,
  }),
  noteCheck(['databases', 'severalPerVolume'], {
    code: 'volume-above-2048',
    when: ({ space }) =>
      exceeds(space.volume.value, largestMbr.value)
        ? [{ volume: space.volume, most: largestMbr }]
        : [],
    title: 'Volumes that need GPT',
    finding: ({ volume, most }) =>
      sentenceTag`A volume takes ${volume}. Above ${most} it needs a GUID partition table (GPT).`,
    fix: 'Initialize the drives with GPT.',
    answer: null,
    source: sheet,
  }),
  noteCheck(['copies', 'laggedCopies', 'secondSiteCopies', 'backup', 'laggedServers'], {
    code: 'raid-for-want-of-copies',
    when: (checked) => (onRaid(checked).length > 0 ? [{}] : []),
    title: 'Volumes that need RAID',
    finding: (checked) => onRaid(checked).join(' '),
    fix: 'To do without RAID, plan at least three copies, no lagged copy on its own, and no hardware VSS.',
    answer: ({ plan }) => (plan.backup === 'hardware' ? 'backup' : 'copies'),
    source: design,
  }),
  noteCheck(['safetyNetDays', 'replayLag'], {
    code: 'safety-net-raised',
    when: ({ plan, copies: { homeLagged, awayLagged } }) => {
      const safety = answer(plan, 'safetyNetDays')
      const lag = lagInDays({ lag: answer(plan, 'replayLag') }, 'Replay lag')
      const isShort = homeLagged.value + awayLagged.value > 0 && exceeds(lag.value, safety.value)
      return isShort ? [{ safety, lag }] : []
    },
    title: 'Safety Net shorter than the replay lag',
    finding: ({ safety, lag }) =>
      sentenceTag`Safety Net is set to ${safety}. A lagged copy may need messages of ${lag}, so those are counted.`,
    fix: 'Set Safety Net to at least the replay lag.',
    answer: 'safetyNetDays',
    source: sourceOfOwnAdvice,
  }),
  noteCheck(['activeServers', 'copies'], {
    code: 'servers-no-multiple',
    when: ({ copies, servers: { members, servers1: servers } }) =>
      members && servers.value % copies.copies.value !== 0
        ? [{ servers, copies: copies.copies }]
        : [],
    title: 'Servers not a multiple of the copies',
    finding: ({ servers, copies }) =>
      sentenceTag`${servers} host active mailboxes, and each database has ${copies}. Copies spread most evenly where the servers are a multiple of the copies.`,
    fix: 'Use a multiple if you can.',
    answer: 'activeServers',
    source: sheet,
  }),
  noteCheck(['logHours'], {
    code: 'hours-no-whole',
    when: ({ plan }) => {
      const hours = givenLogHours(plan)
      if (!hours) return []
      const parts = hours.map((share, hour) =>
        givenFigure(`Logs of hour ${hour + 1}`, share, '%', 'logHours'),
      )
      const all = sum('Logs of the 24 hours', parts, sourceOfOwnAdvice)
      return Math.abs(all.value - 1) > 1e-6 ? [{ all }] : []
    },
    title: 'Log shares do not add up to 100 %',
    finding: ({ all }) => sentenceTag`The shares of the 24 hours add up to ${all}.`,
    fix: 'Enter shares that add up to 100 %.',
    answer: 'logHours',
    source: sourceOfOwnAdvice,
  }),
  noteCheck(['linkSpeed', 'linkLatency'], {
    code: 'link-needs-window',
    when: ({ mode, replication }) => {
      const { link, peak } = replication
      if (mode === 'microsoft' || !peak || !link?.advised) return []
      const { advised, unscaled } = link
      if (advised.verdict === 'no' || unscaled.verdict === 'yes') return []
      return [{ peak, carries: unscaled.carries, window: advised.window }]
    },
    title: 'Replication needs TCP window scaling',
    finding: ({ peak, carries, window }) =>
      sentenceTag`Replication between the sites needs ${peak} in the busiest hour. A connection without TCP window scaling carries ${carries}; it needs a window of ${window}.`,
    fix: 'Leave TCP window scaling on, which is the Windows default.',
    answer: null,
    source: citeCalculator('Replication Requirements'),
  }),
] as const
