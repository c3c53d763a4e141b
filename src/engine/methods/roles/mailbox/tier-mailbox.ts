import { inBinaryUnit } from '../../../core/binary-units.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator } from '../../../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../../../core/worked.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import { availabilityOf } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { type IndexedTier, tierAnswerFigure } from '../../../sizing/tiers.ts'
import {
  cacheOfMailbox,
  clientMegacycles,
  dailyArchiveChange,
  dailyMailboxChange,
  deletedAndWhiteSpace,
  desktopSearchFactorBySize,
  fullMailbox,
  iopsPerMailboxByMessages,
  iopsPerMailboxTimesFactor,
  iopsWithDesktopSearch,
  iopsWithDesktopSearchByMicrosoft,
  logsPerMailboxBySize,
  logsPerMailboxInSteps,
  meanFactorOfTierMailboxes,
  megacyclesOfMailbox,
  passiveMegacycles,
  readShareOfMailbox,
} from './mailbox-formulas.ts'

/** Figures of one mailbox of a tier, and the tier’s share of all mailboxes. */
export type TierMailbox = ReturnType<typeof tierMailbox>

const variables = citeCalculator('Variables')
const sheet = citeCalculator('Role Requirements')
const recoveryShare = citedFigure(
  'Share of the limit for single item recovery',
  0.012,
  '%',
  variables,
)
const calendarShare = citedFigure('Share of the limit for calendar versions', 0.03, '%', variables)
const off = assumedFigure(
  'Share of what is off',
  0,
  '%',
  'Off for this tier, so it takes no space.',
)
const asUsual = assumedFigure('Factor of the mean mailbox', 1, '×', 'All mailboxes cost the usual.')
const wholeChange = citedFigure('Daily change that falls in the archive', 1, '%', variables)
const noArchive = assumedFigure(
  'Deleted items and white space of the archive',
  0,
  'MiB',
  'Without a personal archive.',
)
const notSplit = assumedFigure(
  'Factor of a passive copy',
  1,
  '×',
  'The factor belongs to the work of clients, which a passive copy does not see.',
)

/** Read shares with and without copies, up to 250 messages a day (usual) and above (heavy). */
export const readSharesByProfile = {
  inDag: {
    usual: citedFigure('Reads with copies up to 250 messages a day', 0.6, '%', sheet),
    heavy: citedFigure('Reads with copies above 250 messages a day', 0.5, '%', sheet),
  },
  alone: {
    usual: citedFigure('Reads without copies up to 250 messages a day', 0.5, '%', sheet),
    heavy: citedFigure('Reads without copies above 250 messages a day', 0.4, '%', sheet),
  },
}

export function tierMailbox(
  plan: Plan,
  mode: CalculationMode,
  placed: IndexedTier,
  mailboxes: Worked<'mailboxes'>,
  share: Worked<'%'>,
) {
  const messages = tierAnswerFigure(placed, 'messages')
  const messageSize = inBinaryUnit(tierAnswerFigure(placed, 'messageSize'))
  const churn = dailyMailboxChange({ messages, messageSize })
  const size = sizeOf(plan, mode, placed, churn)
  const logs = mode === 'microsoft' ? logsPerMailboxInSteps : logsPerMailboxBySize
  return {
    /** Name of the tier; null if it is the only one. */
    title: placed.title ?? null,
    mailboxes,
    share,
    messages,
    messageSize,
    /** Size of a day’s messages of a mailbox. */
    churn,
    ...size,
    ...loadOf(plan, mode, placed, messages, size.mailboxOnDisk),
    /** Logs of 1 MiB that a mailbox writes in a day. */
    logsPerMailbox: logs({ messages, messageSize }),
    cachePerMailbox: cacheOfMailbox({
      messages,
      perMessage: roleVersionOf(plan).cachePerMessage,
    }),
    ...megacyclesOf(plan, mode, placed, messages),
  }
}

/** Size on disk of a full mailbox and its archive, in whole MiB; dumpsters include white space. */
function sizeOf(plan: Plan, mode: CalculationMode, placed: IndexedTier, change: Worked<'MiB/day'>) {
  const { itemRecovery, calendarVersions } = placed.tier
  const kept = {
    retention: tierAnswerFigure(placed, 'retention'),
    recovery: itemRecovery ? recoveryShare : off,
    calendar: calendarVersions ? calendarShare : off,
  }
  const quota = inBinaryUnit(tierAnswerFigure(placed, 'quota'))
  const archive = inBinaryUnit(tierAnswerFigure(placed, 'archive'))
  const dumpster = deletedAndWhiteSpace({ change, limit: quota, ...kept })
  const share = mode === 'microsoft' ? wholeChange : answer(plan, 'archiveChurn')
  const inArchive = plan.archiveChurn === 100 ? change : dailyArchiveChange({ change, share })
  const archiveDumpster =
    archive.value > 0
      ? deletedAndWhiteSpace({ change: inArchive, limit: archive, ...kept }, noArchive.label)
      : noArchive
  const mailboxOnDisk = fullMailbox({
    quota,
    deleted: dumpster,
    archive,
    archiveDeleted: archiveDumpster,
  })
  return { dumpster, archiveDumpster, mailboxOnDisk }
}

function factorOf(placed: IndexedTier, key: 'iopsFactor' | 'megacycleFactor'): Worked<'×'> {
  if (placed.tier[key] === 1) return asUsual
  const label = key === 'iopsFactor' ? 'IOPS factor' : 'Megacycle factor'
  const inputs = {
    share: tierAnswerFigure(placed, 'factorShare'),
    factor: tierAnswerFigure(placed, key),
  }
  return meanFactorOfTierMailboxes(inputs, `${label} of the mean mailbox`)
}

function loadOf(
  plan: Plan,
  mode: CalculationMode,
  placed: IndexedTier,
  messages: Worked<'messages/day'>,
  size: Worked<'MiB'>,
) {
  const factor = factorOf(placed, 'iopsFactor')
  const measured = tierAnswerFigure(placed, 'measuredIops')
  if (measured) {
    const iopsPerMailbox = iopsPerMailboxTimesFactor({ usual: measured, factor })
    return { iopsPerMailbox, readShare: tierAnswerFigure(placed, 'measuredReads') }
  }
  const readShare = readShareOfMailbox({
    messages,
    ...(availabilityOf(plan) === 'dag' ? readSharesByProfile.inDag : readSharesByProfile.alone),
  })
  const usual = iopsPerMailboxByMessages({
    messages,
    perMessage: roleVersionOf(plan).iopsPerMessage,
  })
  if (!placed.tier.desktopSearch)
    return {
      iopsPerMailbox: factor === asUsual ? usual : iopsPerMailboxTimesFactor({ usual, factor }),
      readShare,
    }
  const searched = mode === 'microsoft' ? iopsWithDesktopSearchByMicrosoft : iopsWithDesktopSearch
  const search = desktopSearchFactorBySize({ mailbox: size })
  return { iopsPerMailbox: searched({ usual, reads: readShare, search, factor }), readShare }
}

function megacyclesOf(
  plan: Plan,
  mode: CalculationMode,
  placed: IndexedTier,
  messages: Worked<'messages/day'>,
) {
  const version = roleVersionOf(plan)
  const factor = factorOf(placed, 'megacycleFactor')
  const ofActive = { messages, perMessage: version.activePerMessage, factor }
  const activeMegacycles = megacyclesOfMailbox(ofActive, 'Active megacycles per mailbox')
  return {
    activeMegacycles,
    passiveMegacycles: passiveMegacycles({
      messages,
      perMessage: version.passivePerMessage,
      factor: mode === 'microsoft' || factor === asUsual ? factor : notSplit,
    }),
    clientMegacycles: clientMegacycles({
      active: version.clientAccessIncluded
        ? megacyclesOfMailbox({ messages, perMessage: version.clientAccessOf, factor })
        : activeMegacycles,
      share: version.clientAccessShare,
    }),
  }
}
