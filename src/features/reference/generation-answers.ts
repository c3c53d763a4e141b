import {
  type Answer,
  type ExchangeVersionId,
  exchangeVersions,
  type Field,
  type GenerationSide,
  given,
  has,
  type NumberField,
  paperVersionOf,
  profileOf,
  roleVersions,
  shortVersionName,
  testedServers,
  type Worked,
} from '../../engine/index.ts'
import { choiceLike, numberLike } from './plan-fields.ts'

/** The two sides of the comparison, in its order. */
export const sideNames = ['older', 'newer'] as const
export type SideName = (typeof sideNames)[number]

const kinds = ['none', 'dag'] as const

/** The answers for one side. */
export type SideAnswers = {
  readonly exchange: ExchangeVersionId
  readonly kind: (typeof kinds)[number]
  readonly messages: number
  readonly headroomPercent: number
  readonly measured: number
}
export type GenerationAnswers = Readonly<Record<SideName, SideAnswers>>

const printed = { older: testedServers.R510, newer: testedServers.R720xd } as const

function printedAnswers(name: SideName): SideAnswers {
  const { exchange, messages, side } = printed[name]
  return {
    exchange,
    kind: has({ exchange }, 'dag') ? 'dag' : 'none',
    messages: messages.value,
    headroomPercent: side.headroom.value * 100,
    measured: side.measured.value,
  }
}

/** PowerEdge's own comparison: the R510 with Exchange 2007, the R720xd with Exchange 2010 in a DAG. */
export const printedGenerations: GenerationAnswers = {
  older: printedAnswers('older'),
  newer: printedAnswers('newer'),
}

/** A question about one side, asked as a field of the plan is, and where its answer is kept. */
export type Question = {
  /** The same on both sides. */
  readonly id: keyof SideAnswers
  readonly field: Field
  readonly read: (side: SideAnswers) => Answer
  readonly write: (side: SideAnswers, answer: Answer) => SideAnswers
  readonly unused?: (side: SideAnswers) => string | null
}

const paperVersions = exchangeVersions.filter((exchange) => !roleVersions.includes(exchange))
const isOfPapers = (value: string) => paperVersions.some((exchange) => exchange === value)

type NumberKey = 'messages' | 'headroomPercent' | 'measured'

function ofNumber(key: NumberKey, field: NumberField): Question {
  return {
    id: key,
    field,
    read: (side) => side[key],
    write: (side, answer) => (typeof answer === 'number' ? { ...side, [key]: answer } : side),
  }
}

/** The questions about a side, in the order they are asked. */
export function questionsOf(name: SideName): readonly [Question, ...Question[]] {
  const availability = choiceLike('availability')
  return [
    {
      id: 'exchange',
      field: {
        ...choiceLike('exchange'),
        key: `${name}-exchange`,
        help: 'Sets what a mailbox costs at its messages; versions that the papers size.',
        choices: choiceLike('exchange').choices.filter(({ value }) => isOfPapers(value)),
      },
      read: ({ exchange }) => exchange,
      write: (side, answer) => ({
        ...side,
        exchange: paperVersions.find((one) => one === answer) ?? side.exchange,
      }),
    },
    {
      id: 'kind',
      field: {
        ...availability,
        key: `${name}-availability`,
        help: 'In a DAG, from Exchange 2010, a mailbox can cost less than on a standalone server.',
        choices: availability.choices.filter(({ value }) => kinds.some((kind) => kind === value)),
      },
      read: ({ kind }) => kind,
      write: (side, answer) => ({
        ...side,
        kind: kinds.find((one) => one === answer) ?? side.kind,
      }),
      unused: ({ exchange, kind }) =>
        kind === 'dag' && !has({ exchange }, 'dag')
          ? `Not used: ${shortVersionName(exchange)} has no DAG.`
          : null,
    },
    ofNumber('messages', {
      ...numberLike('messages'),
      key: `${name}-messages`,
      help: 'Sent and received together.',
    }),
    ofNumber('headroomPercent', {
      ...numberLike('reservePercent'),
      key: `${name}-headroom`,
      label: 'Headroom',
      help: 'Kept free above what the mailboxes ask for.',
      suffix: 'over the profile',
    }),
    ofNumber('measured', {
      ...numberLike('measuredIops'),
      key: `${name}-measured`,
      label: 'Measured IOPS of the server',
      help: 'Database IOPS that the server achieved in a test within its latency limits.',
      min: 1,
      max: 1_000_000,
      empty: null,
    }),
  ]
}

/** A side as it is computed: figures of PowerEdge where they were not changed. */
export function sideOf(name: SideName, answers: SideAnswers): GenerationSide {
  const { messages: printedMessages, side } = printed[name]
  const asked = <W extends Worked>(key: string, worked: W, value: number): Worked<W['unit']> =>
    value === worked.value
      ? worked
      : given<W['unit']>(worked.label, value, worked.unit, `${name} ${key}`)
  const messages = asked('messages', printedMessages, answers.messages)
  return {
    cache: paperVersionOf(answers).cachePerMailbox?.(messages) ?? null,
    iopsPerMailbox: profileOf(answers.exchange, answers.kind, messages),
    headroom: asked('headroom', side.headroom, answers.headroomPercent / 100),
    measured: asked('measured', side.measured, answers.measured),
  }
}
