import { isPlanFigureKey, isTierFigureKey, type RoleFigureKey } from '../engine/figures/index.ts'
import names from './result-names.json' with { type: 'json' }

/** A result of the workbook by name, and the figures here that add up to it. */
export type NamedWorkbookResult = {
  readonly name: string
  readonly figures: readonly RoleFigureKey[]
  /** Tier of the plan, counted from 0; null for results of the whole plan. */
  readonly tier: number | null
}

/** Results of the whole plan, in the order of the workbook. */
const ofPlan = keysOf(names.plan, isPlanFigureKey)

/** Results of each tier; `#` in the name stands for the tier number. */
const ofTier = keysOf(names.tier, isTierFigureKey)

/** Result names with the keys of figures; throws for a key that is no figure’s. */
function keysOf<K extends string>(
  rows: Readonly<Record<string, string>>,
  isKey: (key: string) => key is K,
): readonly (readonly [name: string, key: K])[] {
  return Object.entries(rows).map(([name, key]) => {
    if (!isKey(key)) throw new Error(`${name} names no figure: ${key}`)
    return [name, key]
  })
}

/** Results that a workbook names; `tiers` are the numbers of its tiers with mailboxes. */
export function workbookResultsOfTiers(tiers: readonly number[]): readonly NamedWorkbookResult[] {
  return [
    {
      name: 'TotalMBX',
      figures: tiers.map((_, at): RoleFigureKey => `mailboxes${at}`),
      tier: null,
    },
    ...tiers.flatMap((number, tier) =>
      ofTier.map(([name, key]): NamedWorkbookResult => {
        return { name: name.replace('#', `${number}`), figures: [`${key}${tier}`], tier }
      }),
    ),
    { name: 'NumDAGServersPDC', figures: ['servers1', 'dr1'], tier: null },
    { name: 'NumDAGServersSDC', figures: ['servers2', 'dr2'], tier: null },
    ...ofPlan.map(([name, key]): NamedWorkbookResult => ({ name, figures: [key], tier: null })),
  ]
}
