import { type PublicFigure, publicFigure } from '../../../core/source.ts'
import { latestVersionId } from '../../../exchange/versions.ts'
import type { Tier } from '../../../plan/plan.ts'
import { defaultsOfVersion } from '../../../plan/with-version.ts'

/** A kind of mailboxes, with answers that a tier of it can start from. */
export type TierPreset = {
  readonly name: string
  /** Sentence on which mailboxes the kind is for, and how they differ. */
  readonly about: string
  readonly answers: Partial<Omit<Tier, 'name' | 'growth'>>
  readonly source: PublicFigure
}

const usual = defaultsOfVersion({ exchange: latestVersionId }).tiers[0]

const own = (fact: string) => publicFigure('assumed', fact)

/** Kinds of mailboxes that a plan commonly has side by side. */
export const tierPresets: readonly TierPreset[] = [
  {
    name: 'Standard mailboxes',
    about: 'People who read and write mail every day: the answers a tier starts from.',
    answers: { mailboxes: 100 },
    source: publicFigure('A', 'The profile that the workbook starts from.', {
      publication: 'calculator',
      place: 'Input',
    }),
  },
  {
    name: 'Heavy mailboxes',
    about: 'People with twice the messages, a large mailbox and an archive.',
    answers: { mailboxes: 100, messages: 400, quota: 10_240, archive: 51_200 },
    source: own('Twice the messages of a standard mailbox, five times its quota.'),
  },
  {
    name: 'Shared mailboxes',
    about: 'Mailboxes of a team: half the messages, kept for long.',
    answers: { mailboxes: 100, messages: 100, quota: 10_240 },
    source: own('Half the messages of a standard mailbox, five times its quota.'),
  },
  {
    name: 'Resource mailboxes',
    about: 'Rooms and equipment: few and small messages, almost all of them calendar items.',
    answers: { mailboxes: 100, messages: 50, messageSize: 25, quota: 512 },
    source: own('The fewest messages that the workbook offers, a third as large.'),
  },
  {
    name: 'Journal mailboxes',
    about:
      'They receive a report with every message of the others: as many a day as an answer takes. Take one for every 2,000 messages a day that are journaled. Nobody deletes or changes what they hold.',
    answers: {
      mailboxes: 1,
      messages: 2000,
      messageSize: 100,
      quota: 102_400,
      itemRecovery: false,
      calendarVersions: false,
    },
    source: own('Every message is a third larger, with the report around it.'),
  },
]

/** A tier with a preset’s answers; an existing tier keeps its growth and number of mailboxes. */
export function tierWithPreset(preset: TierPreset, before: Tier | null): Tier {
  const { answers, name } = preset
  if (!before) return { ...usual, ...answers, name }
  const { growth, mailboxes } = before
  return { ...usual, ...answers, name, growth, mailboxes }
}
