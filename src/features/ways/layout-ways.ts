import { resultsOf } from '../../app/store/results.ts'
import { shortCurrencyName } from '../../app/words/currency.ts'
import { fullestRequirementWords } from '../../app/words/requirement-words.ts'
import { virtualMachineCountWords } from '../../app/words/virtual-disks.ts'
import type { SolvedLayout, SolveResult } from '../../engine/explore/index.ts'
import {
  asShown,
  considersDrives,
  isVirtual,
  labelInSentence,
  type Plan,
} from '../../engine/index.ts'
import { goalOfPlan, methodOf, type RankingFigures } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'
import { isPlanLayout, layoutChangeWords, withPlanLayout } from './layout-words.ts'
import { whyPreferredWords } from './why-preferred-words.ts'

/** One way to build a plan, as a card on the Answer page. */
export type WayToBuild = {
  readonly key: string
  /** Criteria by which the layout comes first: `Recommended · fewest servers`. */
  readonly title: string
  /** Hardware of the layout: `24 servers, 288 drives`. */
  readonly headline: string
  /** Further properties of the layout: `2 DAGs of 12 · 4 copies · drives of 2,400 GB`. */
  readonly build: string
  /** Sentence on why the layout is preferred to a smaller one; null if it is not. */
  readonly why?: string | null
  readonly rows: readonly { readonly term: string; readonly words: string }[]
  /** True for the plan in another RAID policy, shown as a line of a common card. */
  readonly isOtherRaid?: boolean
  /** True if the layout is that of the plan itself. */
  readonly isPlan: boolean
  /** The plan with this layout applied, and the changes in words. */
  readonly plan: Plan
  readonly change: string
}

type Aim = { readonly name: string; readonly layout: SolvedLayout | undefined }

/**
 * Layouts worth a card: the first by the goal, those with the fewest servers, fewest drives and
 * lowest cost, one with more room on as few servers as the first, and the plan if it holds. Equal
 * layouts share a card with all their names.
 */
export function waysToBuild(
  plan: Plan,
  present: RankingFigures | null,
  { choice, held }: Pick<SolveResult, 'choice' | 'held'>,
  format: Format,
): readonly WayToBuild[] {
  if (!choice) return []
  const all = withPlanLayout(plan, present, held)
  /** Layout with the least of the first figure; of equal ones the first choice, else by the next. */
  const least = (...of: readonly ((figures: RankingFigures) => number)[]) => {
    const [best] = all.toSorted((one, two) => {
      const differing = of.find((by) => by(one.figures) !== by(two.figures))
      return differing ? differing(one.figures) - differing(two.figures) : 0
    })
    const [first] = of
    return best && first?.(choice.figures) === first?.(best.figures) ? choice : best
  }
  const {
    servers,
    drives,
    cost,
    used,
  }: Readonly<Record<'servers' | 'drives' | 'cost' | 'used', (figures: RankingFigures) => number>> =
    {
      servers: (one) => one.servers,
      drives: (one) => one.drives,
      cost: (one) => one.cost ?? Number.POSITIVE_INFINITY,
      // Without a free tenth, memory or the link is fuller than what `used` tells.
      used: (one) => {
        const isLarger = one.servers > choice.figures.servers
        return isLarger || (choice.figures.hasTenth && !one.hasTenth) ? 1 + one.used : one.used
      },
    }
  const roomier = least(used, drives)
  const isPriced = all.some((one) => one.figures.cost !== null)
  const [fewestServers, fewestDrives] = [least(servers, drives), least(drives, servers)]
  // Of a single layout nothing is the fewest or the lowest.
  const isAlone = all.length === 1
  const aims: readonly Aim[] = [
    { name: firstName(plan), layout: choice },
    { name: 'Fewest servers', layout: isAlone ? undefined : fewestServers },
    { name: 'Fewest drives', layout: isAlone || isVirtual(plan) ? undefined : fewestDrives },
    { name: 'Lowest cost', layout: isPriced && !isAlone ? least(cost) : undefined },
    // Not called "Most room", as layouts that others beat were not judged.
    {
      name: 'More room',
      layout: roomier && used(roomier.figures) < used(choice.figures) ? roomier : undefined,
    },
    { name: planLayoutName, layout: all.find((one) => isPlanLayout(plan, one)) },
  ]
  const figuresOf = ({ figures }: SolvedLayout) => JSON.stringify(figures)
  const layouts = new Map(
    aims.flatMap(({ layout }) => (layout ? [[figuresOf(layout), layout] as const] : [])),
  )
  return [...layouts].map(([key, layout]) => {
    const named = aims.filter(({ layout: of }) => of && figuresOf(of) === key)
    const names = [...new Set(named.map(({ name }) => name))]
    // A card with other names says at its end that it is the plan.
    const titled = names.length > 1 ? names.filter((name) => name !== planLayoutName) : names
    const [first = '', ...others] = titled
    const built = { ...plan, ...layout.gives }
    return {
      key,
      title: [first, ...others.map(labelInSentence)].join(' · '),
      headline: layoutHardwareWords(plan, layout.figures, format),
      build: buildWords(built, layout.figures, format),
      why:
        key === figuresOf(choice)
          ? whyPreferredWords(plan, choice, [fewestServers, fewestDrives], format)
          : null,
      rows: rowsOf(plan, layout.figures, format),
      isPlan: isPlanLayout(plan, layout),
      plan: built,
      change: layoutChangeWords(plan, layout.gives, format),
    }
  })
}

/** Title of the card with the layout that the plan has. */
export const planLayoutName = 'This plan'

/** Title of the card with the first layout by the goal of the plan. */
function firstName(plan: Plan): string {
  const goal = goalOfPlan(plan)
  const names: Readonly<Record<string, string>> = {
    recommended: 'Recommended',
    servers: 'Fewest servers',
    drives: 'Fewest drives',
    arrays: 'Recommended',
    cost: 'Lowest cost',
  }
  return names[goal] ?? 'First by the order of this plan'
}

/** `24 servers, 2 arrays, 288 drives`, without arrays if none; only servers if virtual. */
export function layoutHardwareWords(plan: Plan, figures: RankingFigures, format: Format): string {
  const { servers, arrays, drives } = figures
  if (isVirtual(plan) && arrays === 0) return virtualMachineCountWords(servers, format)
  const parts = [format.value(servers, 'servers')]
  if (arrays > 0) parts.push(format.value(arrays, 'arrays'))
  return [...parts, format.value(drives, 'drives')].join(', ')
}

function buildWords(plan: Plan, figures: RankingFigures, format: Format): string {
  const { servers, dags, arrays } = figures
  const results = resultsOf(plan)
  const carried = results && methodOf(plan).summary.carried(plan, results.sizing)
  const copies = carried?.copies ? [format.text(carried.copies)] : []
  // The figures of the plan itself have no drive size.
  const drive = figures.drive || (arrays === 0 && considersDrives(plan) ? plan.databaseDrive : 0)
  const size = drive > 0 && !isVirtual(plan) ? [`drives of ${format.drive(drive)}`] : []
  const databases = results
    ? [format.value(asShown(results.sizing.databases.inAll), 'databases')]
    : []
  const inDags =
    plan.availability === 'dag' && servers > 1
      ? [`${format.value(dags, 'dags')} of ${format.number(servers / dags)}`]
      : []
  return [...inDags, ...copies, ...databases, ...size].join(' · ')
}

function rowsOf(plan: Plan, figures: RankingFigures, format: Format): WayToBuild['rows'] {
  const { arrays, used, binds, rules, cost, watts } = figures
  const hasBays = arrays === 0 && !isVirtual(plan) && plan.bays !== null
  const currency = shortCurrencyName(plan.currency)
  return [
    ...(binds
      ? [
          {
            term: hasBays ? 'Fullest, bays aside' : 'Fullest',
            words: fullestRequirementWords(binds, used, format),
          },
        ]
      : []),
    // The rules of the preferred architecture are for physical servers.
    ...(rules > 0 && !isVirtual(plan)
      ? [{ term: 'Preferred architecture', words: `${format.number(rules)} rules` }]
      : []),
    ...(cost === null
      ? []
      : [{ term: 'Cost', words: [format.number(cost, 0), currency].filter(Boolean).join(' ') }]),
    ...(watts === null ? [] : [{ term: 'Power', words: format.value(Math.round(watts), 'W') }]),
  ]
}
