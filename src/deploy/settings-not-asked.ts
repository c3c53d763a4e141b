/** Settings of every database that no answer asks for. */
export const notAsked = {
  /** Shares of the quota of a mailbox; ours, because the workbook asks for both. */
  sendShare: 0.95,
  warningShare: 0.9,
  /** As Microsoft’s workbook writes them, in days and GB. */
  mailboxDays: 30,
  eventDays: 7,
  recoverableGb: 30,
  recoverableWarningGb: 20,
  calendarGb: 1,
} as const

const { sendShare, warningShare, mailboxDays, eventDays } = notAsked
const { recoverableGb, recoverableWarningGb, calendarGb } = notAsked

/** What the files set although no answer asks for it, for those who would set it otherwise. */
export const notAskedSentences = [
  `The files limit sending at ${percent(sendShare)} of the quota of a mailbox and warn at ${percent(warningShare)}, which is an assumption.`,
  `As Microsoft’s workbook has it, they keep deleted mailboxes for ${mailboxDays} days and the history of events for ${eventDays}, and limit recoverable items to ${recoverableGb} GB, with a warning at ${recoverableWarningGb} GB, and calendar logs to ${calendarGb} GB.`,
  'No answer of a plan asks for them: where yours are others, change them in the files.',
].join(' ')

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
