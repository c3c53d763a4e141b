import { derivedFrom, equalLogic, ownRule } from '../core/source.ts'
import { number, perTier } from './answer.ts'

const example = equalLogic('6.3')

/** Answers about the number of mailboxes and their growth. */
export const usersAnswers = {
  mailboxes: perTier(
    number({
      step: 'users',
      label: 'Mailboxes today',
      help: 'Mailboxes in use now, before growth.',
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
      help: 'Increase in mailboxes over the life of the design. Negative if the organization shrinks.',
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
      help: 'Share of the mailboxes in use at the same time. A lower share lowers the load, but not space or memory.',
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
    help: 'Years over which the growth happens, by the same share each year. Used for when a design is outgrown; it changes no size.',
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
