import { equalLogic } from '../core/documents.ts'
import { ownRule } from '../core/source.ts'
import type { Field } from './field.ts'
import { asked, example, flat, tier } from './place.ts'

/** The answers of the step Users and growth, in the order they are asked. */
export const usersFields: readonly Field[] = [
  {
    ...asked,
    ...tier('mailboxes'),
    key: 'mailboxes',
    step: 'users',
    label: 'Mailboxes today',
    help: 'Mailboxes in use when the design is made, before growth.',
    unit: '',
    suffix: 'mailboxes',
    min: 1,
    max: 1_000_000,
    whole: true,
    source: example,
  },
  {
    ...asked,
    ...tier('growthPercent'),
    key: 'growth',
    step: 'users',
    label: 'Growth',
    help: 'How many more mailboxes the design must carry over its life. Negative when the organization shrinks.',
    unit: '%',
    min: -50,
    max: 500,
    source: example,
  },
  {
    ...asked,
    ...tier('activePercent'),
    key: 'active',
    step: 'users',
    label: 'Concurrently active',
    help: 'Share of the mailboxes in use at the same time. The published figures are for concurrent users; a lower share lowers the load, and neither space nor memory.',
    unit: '%',
    min: 1,
    max: 100,
    source: equalLogic('5'),
    advanced: true,
  },
  {
    ...asked,
    ...flat('growthYears'),
    key: 'growthYears',
    step: 'users',
    label: 'Years of growth',
    help: 'How many years the growth takes, each by the same share. It says when a design is outgrown and changes no size.',
    unit: '',
    suffix: 'years',
    min: 1,
    max: 20,
    whole: true,
    source: ownRule('Arrays are commonly written off in three years.'),
    advanced: true,
  },
]
