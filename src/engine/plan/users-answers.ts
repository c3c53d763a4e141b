import { derivedFrom, equalLogic, ownRule } from '../core/source.ts'
import { number, perTier } from './answer.ts'

const example = equalLogic('6.3')

/** The answers of the step Users and growth, in the order they are asked. */
export const usersAnswers = {
  mailboxes: perTier(
    number({
      step: 'users',
      label: 'Mailboxes today',
      help: 'Mailboxes in use when the design is made, before growth.',
      default: 6000,
      figure: 'mailboxes',
      unit: '',
      suffix: 'mailboxes',
      min: 1,
      max: 1_000_000,
      whole: true,
      turn: 1,
      source: example,
    }),
  ),
  growth: perTier(
    number({
      was: 'growthPercent',
      step: 'users',
      label: 'Growth',
      help: 'How many more mailboxes the design must carry over its life. Negative when the organization shrinks.',
      default: 15,
      rolesDefault: 0,
      figure: '%',
      unit: '%',
      min: -50,
      max: 500,
      turn: 0.1,
      adds: true,
      source: example,
    }),
  ),
  active: perTier(
    number({
      method: 'papers',
      was: 'activePercent',
      step: 'users',
      label: 'Concurrently active',
      help: 'Share of the mailboxes in use at the same time. The published figures are for concurrent users; a lower share lowers the load, and neither space nor memory.',
      default: 100,
      figure: '%',
      unit: '%',
      min: 1,
      max: 100,
      turn: 0.1,
      source: derivedFrom(equalLogic('Table 1'), 'its users are concurrent, all of them.'),
      advanced: true,
    }),
  ),
  growthYears: number({
    since: 2,
    step: 'users',
    label: 'Years of growth',
    help: 'How many years the growth takes, each by the same share. It says when a design is outgrown and changes no size.',
    default: 3,
    figure: 'years',
    unit: '',
    suffix: 'years',
    min: 1,
    max: 20,
    whole: true,
    source: ownRule('Arrays are commonly written off in three years.'),
    advanced: true,
  }),
}
