import { choice, number, perTier, toggle } from './answer.ts'
import { ours, rolesOnly } from './roles-answer.ts'
import { rolesDefaults } from './roles-defaults.ts'

const usual = rolesDefaults.plan
const usualTier = rolesDefaults.tier

const mailbox = rolesOnly('quota')
const profile = rolesOnly('profile')

/** What the method of role requirements asks of the mailboxes of a tier, and how it computes. */
export const mailboxAnswers = {
  mode: choice({
    ...rolesOnly('profile'),
    label: 'Method of calculation',
    help: 'Microsoft’s workbook for Exchange 2013 and later errs in places. Corrected sizes by failing servers on the real placement; as Microsoft reproduces the workbook.',
    default: usual.mode,
    choices: [
      { value: 'corrected', label: 'Corrected' },
      { value: 'microsoft', label: 'As Microsoft’s workbook' },
    ],
    source: ours,
  }),
  archive: perTier(
    number({
      ...mailbox,
      advanced: false,
      label: 'Personal archive',
      help: 'Storage limit of the archive of one mailbox. 0: no archives.',
      default: usualTier.archive,
      figure: 'MB',
      unit: 'MB',
      min: 0,
      max: 10_000_000,
      turn: 1,
    }),
  ),
  initialSize: perTier(
    number({
      ...mailbox,
      label: 'Mailbox size at the start',
      help: 'What a mailbox holds when it is moved in. It says when the quota is reached and changes no size.',
      default: usualTier.initialSize,
      figure: 'MB',
      unit: 'MB',
      min: 0,
      max: 1_000_000,
    }),
  ),
  itemRecovery: perTier(
    toggle({
      ...mailbox,
      label: 'Single item recovery of this tier',
      help: 'Keeps purged and changed items; adds 1.2 % of the quota.',
      default: usualTier.itemRecovery,
    }),
  ),
  calendarVersions: perTier(
    toggle({
      ...mailbox,
      label: 'Calendar versions of this tier',
      help: 'Keeps versions of calendar items; adds 3 % of the quota.',
      default: usualTier.calendarVersions,
    }),
  ),
  factorShare: perTier(
    number({
      ...profile,
      label: 'Mailboxes with the factors below',
      help: 'Share of the tier whose IOPS and megacycles are multiplied, for example those used with other clients too.',
      default: usualTier.factorShare,
      figure: '%',
      unit: '%',
      suffix: 'of the mailboxes',
      min: 0,
      max: 100,
      turn: 0.1,
    }),
  ),
  iopsFactor: perTier(
    number({
      ...profile,
      label: 'IOPS factor',
      help: 'How many times the usual I/O such a mailbox causes.',
      default: usualTier.iopsFactor,
      figure: '×',
      unit: '',
      suffix: 'times',
      min: 1,
      max: 100,
      turn: 0.01,
    }),
  ),
  megacycleFactor: perTier(
    number({
      ...profile,
      label: 'Megacycle factor',
      help: 'How many times the usual processor time such a mailbox takes.',
      default: usualTier.megacycleFactor,
      figure: '×',
      unit: '',
      suffix: 'times',
      min: 1,
      max: 100,
      turn: 0.01,
    }),
  ),
  desktopSearch: perTier(
    toggle({
      ...profile,
      label: 'Desktop search in online mode',
      help: 'Search programs that read the mailbox on the server multiply its reads by its size.',
      default: usualTier.desktopSearch,
    }),
  ),
  measuredReads: perTier(
    number({
      ...profile,
      label: 'Share of reads, measured',
      help: 'Reads in the measured IOPS per mailbox.',
      default: usualTier.measuredReads,
      figure: '%',
      unit: '%',
      min: 0,
      max: 100,
    }),
  ),
}
