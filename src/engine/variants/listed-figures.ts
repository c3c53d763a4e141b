import type { Worked } from '../core/worked.ts'
import { titleOf } from '../core/worked-inputs.ts'
import type { Design } from '../designs/design.ts'
import { type ResultGroup, resultGroups } from '../figures/common-results.ts'
import type { FigureTable } from '../figures/figure.ts'
import { namedFigures, resultKinds, rowsOf, tierFigureNames } from '../figures/role-figures.ts'
import { situationOf } from '../methods/roles/designs/situation.ts'
import { namedInBothModes } from '../methods/roles/index.ts'
import { hasParts, type SizedByRoles } from '../methods/roles/sized-by-roles.ts'
import type { Plan } from '../plan/plan.ts'
import type { SizedTier, Sizing } from '../sizing/sizing.ts'
import { figuresOfDesign, figuresOfPlan } from './result-figures.ts'

/** Where a figure is listed: a group of results, a table of the plan, or a mailbox of each tier. */
export type FigureGroup = ResultGroup | FigureTable | 'A mailbox'

/** A figure of a plan in the list of all. */
export type ListedFigure = {
  readonly group: FigureGroup
  /** What it is known by in its group, whatever its label says; of a tier it ends in the tier’s number. */
  readonly key: string
  readonly label: string
  /** What is said beside it in its table, where anything is. */
  readonly note?: string
  readonly worked: Worked
}

/**
 * Every figure of the registers that a plan has, each by its group: the results that plans are compared
 * by, with those of a design; of Exchange 2013 to SE every row of its tables, in the plan’s own mode;
 * and those of one mailbox of each tier. What does not apply is left out.
 */
export function listedFigures(
  plan: Plan,
  sizing: Sizing,
  design: Design | null,
): readonly ListedFigure[] {
  const results = { ...figuresOfPlan(plan, sizing), ...(design && figuresOfDesign(design)) }
  const compared = resultGroups.flatMap((group) =>
    resultKinds
      .filter((kind) => kind.group === group)
      .flatMap(({ key, label }) => listed(group, key, label, results[key])),
  )
  return [
    ...compared,
    ...(hasParts(sizing)
      ? [
          ...tableFigures(plan, sizing),
          ...mailboxFigures(sizing.parts.mailbox.tiers, figuresOfRole),
        ]
      : mailboxFigures(sizing.tiers, figuresOfTier)),
  ]
}

/** The tables of a plan that show figures, in the order of their first one. */
const tables = new Set(
  namedFigures.flatMap(({ shown }) => Object.keys(shown ?? {}).filter(isFigureTable)),
)

function isFigureTable(word: string): word is FigureTable {
  return namedFigures.some(({ shown }) => shown !== undefined && Object.hasOwn(shown, word))
}

function tableFigures(plan: Plan, sizing: SizedByRoles): readonly ListedFigure[] {
  const situation = situationOf(plan, sizing)
  return [...tables].flatMap((table) =>
    rowsOf(table, situation).flatMap(({ of, label, note, hidesZero }) =>
      listed(table, of.name, label, namedInBothModes(plan, of, hidesZero)[plan.mode]).map(
        (figure) => (note === undefined ? figure : { ...figure, note }),
      ),
    ),
  )
}

type Figures = Readonly<Record<string, Worked | null>>

function mailboxFigures<Tier>(
  tiers: readonly Tier[],
  of: (tier: Tier) => Figures,
): readonly ListedFigure[] {
  return tiers.flatMap((tier, at) =>
    Object.entries(of(tier)).flatMap(([key, figure]) =>
      listed('A mailbox', `${key}${at + 1}`, undefined, figure),
    ),
  )
}

const figuresOfRole = (tier: SizedByRoles['parts']['mailbox']['tiers'][number]): Figures =>
  Object.fromEntries(tierFigureNames.map((name) => [name, tier[name]]))

const figuresOfTier = ({ mailboxes, perMailbox, mailbox }: SizedTier): Figures => ({
  mailboxes,
  perMailbox,
  quota: mailbox.quota,
  recoverable: mailbox.recoverable,
  onDisk: mailbox.onDisk,
})

/** A figure with the label of its row, else its own and whose it is; none where there is no number. */
function listed(
  group: FigureGroup,
  key: string,
  label: string | undefined,
  worked: Worked | null | undefined,
): readonly ListedFigure[] {
  if (!worked || !Number.isFinite(worked.value)) return []
  return [{ group, key, label: label ?? titleOf(worked), worked }]
}
