import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeAx45i, ownRule } from '../../../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../../../core/worked.ts'

/** Mailbox sizes in MB for 100, 200 and so on up to 1,400 mailboxes on one building block. */
const printed = [3000, 1500, 1000, 790, 630, 530, 450, 390, 350, 310, 290, 260, 240, 220] as const
const [fewest, most] = [100, 1400]

/** Table 6 of AX4-5i: numbers of mailboxes on one building block, and the size of each in MB. */
export const printedMailboxQuotas = {
  cite: citeAx45i('Table 6'),
  rows: printed.map((quotaMb, at) => ({ mailboxes: (at + 1) * fewest, quotaMb })),
} as const

const formula = formulaMakerOfSource(
  ownRule(
    'The paper prints the sizes without the rule. Its rows only fit an equal share of 319 to 320 GB, rounded down to 10 MB below 1 GB and to 500 MB from 1 GB on.',
  ),
)

export const spaceForAllMailboxes = formula({
  label: 'Space for mailboxes',
  unit: 'GB',
  takes: { formatted: 'GB', share: '%' },
  text: 'formatted × share',
})

export const equalMailboxShareOfSpace = formula({
  label: 'Equal share of the space',
  unit: 'MB',
  takes: { space: 'GB', mailboxes: 'mailboxes' },
  text: 'space × 1000 ÷ mailboxes',
  constants: { 1000: 'MB/GB' },
})

export const roundedQuota = formula({
  label: 'Mailbox quota',
  unit: 'MB',
  takes: { share: 'MB' },
  text: 'if share < 1000 then floor(share ÷ 10) × 10 else floor(share ÷ 500) × 500',
  constants: { 10: 'MB', 500: 'MB', 1000: 'MB' },
  errata: ['E14'],
})

const formatted = citedFigure('Formatted capacity of four drives', 399, 'GB', citeAx45i('Table 4'))
const filled = assumedFigure(
  'Part of it for mailboxes',
  0.8,
  '%',
  'No share is printed. This one leaves 319.2 GB, which give every row of Table 6.',
)

/** Mailbox quota on an AX4-5i block; extrapolated outside the 100 to 1,400 mailboxes of Table 6. */
export function mailboxQuota(mailboxes: Worked<'mailboxes'>): Worked<'MB'> {
  const space = spaceForAllMailboxes({ formatted, share: filled })
  const quota = roundedQuota({ share: equalMailboxShareOfSpace({ space, mailboxes }) })
  const { value, unit } = mailboxes
  if (value >= fewest && value <= most) return quota
  const what = 'Mailboxes of one building block'
  return { ...quota, beyond: [{ what, value, unit, from: fewest, to: most }] }
}
