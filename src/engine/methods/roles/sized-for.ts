import { calculator } from '../../core/source.ts'
import { largestThatApplies } from '../../core/worked.ts'
import { activeTwice } from './activation-formulas.ts'
import type { Active, ActiveFigures } from './active-figures.ts'
import type { CopiesParts } from './copies.ts'

const source = calculator('Activation Scenarios')

type Cases = Pick<
  ActiveFigures,
  'A' | 'FF' | 'SF' | 'SiteF' | 'Site1' | 'Site2' | 'second2' | 'siteFails'
>

/** What servers of each site are sized for, by the workbook’s formulas. */
export function sizedFor(
  { shape, homeCopies, activatable1 }: CopiesParts,
  servers: number,
  { A, FF, SF, SiteF, Site1, Site2, siteFails }: Cases,
): Pick<ActiveFigures, 'W' | 'W2'> {
  const isShared = shape.model === 'AA1'
  const worst = siteFails ? null : worstOf('of site 2', [SiteF, Site1, Site2])
  const W = sizedInSite1()
  return { W, W2: isShared && servers === 1 && activatable1.value === 1 ? W : worst }

  function sizedInSite1() {
    if (!FF && !SF) return isShared && homeCopies.value === 1 ? activeTwice({ active: A }) : A
    return (
      worstOf('of site 1', isShared && !shape.hasRecoveryServers ? [FF, SF, worst] : [FF, SF]) ?? A
    )
  }
}

/** The largest of some cases, as what the servers of a site are sized for. */
export function worstOf(site: string, cases: readonly Active[]): Active {
  return largestThatApplies(`Active on a server ${site} in the worst case`, cases, source)
}

/** The limits to set on a server, by site. */
export function limitsToSet(
  { shape, copies }: CopiesParts,
  { FF, SF, second2, Site2, W, W2 }: Pick<ActiveFigures, 'W' | 'W2'> & Cases,
): Pick<ActiveFigures, 'maxActive1' | 'maxPref1' | 'maxActive2' | 'maxPref2'> {
  const isLimited = copies.value >= 4
  return {
    maxActive1: W,
    maxPref1: isLimited ? (SF && SF.value < W.value ? SF : FF) : null,
    maxActive2: W2,
    maxPref2: isLimited && Site2 ? (shape.model === 'AA1' ? second2 : W2) : null,
  }
}
