import { beyondWorkbook, choice, number, percent, perTier, rolesOnly, toggle } from './answer.ts'

const mailbox = rolesOnly('users')

export const mailboxAnswers = {
  mode: choice({
    ...mailbox,
    label: 'Method of calculation',
    help: 'Corrected: without the known errors of Microsoft’s workbook, every failure tried on the real layout of the copies. As Microsoft’s workbook: with its errors.',
    default: 'corrected',
    choices: [
      { value: 'corrected', label: 'Corrected' },
      { value: 'microsoft', label: 'As Microsoft’s workbook' },
    ],
    source: beyondWorkbook,
  }),
  archive: perTier(
    number({
      ...mailbox,
      advanced: false,
      label: 'Personal archive',
      help: 'Archive quota of one mailbox. Enter 0 for no archives.',
      default: 0,
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
      label: 'Initial mailbox size',
      help: 'What a mailbox holds when it is moved in. It decides when the quota is reached (Plan, How mailboxes fill), and no size: space is for full mailboxes.',
      default: 2048,
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
      default: true,
    }),
  ),
  calendarVersions: perTier(
    toggle({
      ...mailbox,
      label: 'Calendar versions of this tier',
      help: 'Keeps versions of calendar items; adds 3 % of the quota.',
      default: true,
    }),
  ),
  factorShare: perTier(
    number({
      ...mailbox,
      label: 'Mailboxes these factors apply to',
      help: 'Share of the tier whose IOPS and megacycles are multiplied, for example mailboxes used with other clients too.',
      default: 100,
      ...percent,
      suffix: 'of the mailboxes',
      max: 100,
      turn: 0.1,
    }),
  ),
  iopsFactor: perTier(
    number({
      ...mailbox,
      label: 'IOPS factor',
      help: 'IOPS of such a mailbox, as a multiple of the profile’s.',
      default: 1,
      figure: '×',
      suffix: 'times',
      min: 1,
      max: 100,
      turn: 0.01,
    }),
  ),
  megacycleFactor: perTier(
    number({
      ...mailbox,
      label: 'Megacycle factor',
      help: 'Processor time of such a mailbox, as a multiple of the profile’s.',
      default: 1,
      figure: '×',
      suffix: 'times',
      min: 1,
      max: 100,
      turn: 0.01,
    }),
  ),
  desktopSearch: perTier(
    toggle({
      ...mailbox,
      label: 'Desktop search in online mode',
      help: 'Desktop search programs that read the mailbox on the server: its reads grow with its size.',
      default: false,
    }),
  ),
  measuredReads: perTier(
    number({
      ...mailbox,
      label: 'Measured share of reads',
      help: 'Share of reads in the measured IOPS per mailbox.',
      default: 60,
      ...percent,
      max: 100,
    }),
  ),
}
