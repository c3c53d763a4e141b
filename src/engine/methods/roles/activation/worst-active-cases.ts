import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator } from '../../../core/source.ts'
import { largestThatApplies } from '../../../core/worked.ts'
import type { CopiesResults } from '../copies/copies.ts'
import { activeWithOtherSitesSingleCopies } from './activation-formulas.ts'
import type { ActiveDatabases, ActiveDatabasesByCase } from './active-figures.ts'

const source = citeCalculator('Activation Scenarios')

type Sized = Pick<ActiveDatabasesByCase, 'worstCase' | 'worstCase2'>
type Limits = Pick<
  ActiveDatabasesByCase,
  'maxActive1' | 'maxPreferred1' | 'maxActive2' | 'maxPreferred2'
>
type Cases = Omit<ActiveDatabasesByCase, keyof Sized | keyof Limits>

/** Active databases that servers of each site are sized for, by the workbook’s formulas. */
export function activeDatabasesToSizeFor(
  { shape, homeCopies, activatable1 }: CopiesResults,
  servers: number,
  cases: Cases,
): Sized {
  const isShared = shape.model === 'AA1'
  const { active, oneServerLost, twoServersLost } = cases
  const worst = largestActiveCase('of site 2', [
    cases.siteLost,
    cases.siteAndServerLost,
    cases.siteAndTwoServersLost,
  ])
  const worstCase = sizedInSite1()
  return {
    worstCase,
    worstCase2: isShared && servers === 1 && activatable1.value === 1 ? worstCase : worst,
  }

  function sizedInSite1() {
    if (!oneServerLost && !twoServersLost)
      return isShared && homeCopies.value === 1
        ? activeWithOtherSitesSingleCopies({ active })
        : active
    return (
      largestActiveCase(
        'of site 1',
        isShared && !shape.hasRecoveryServers
          ? [oneServerLost, twoServersLost, worst]
          : [oneServerLost, twoServersLost],
      ) ?? active
    )
  }
}

/** Most active databases of several cases; null if none applies. */
function largestActiveCase(site: string, cases: readonly ActiveDatabases[]): ActiveDatabases {
  return largestThatApplies(`Active on a server ${site} in the worst case`, cases, source)
}

/** Limits of active databases to set, by site; corrected, those of AA1 DAGs follow one rule. */
export function activeDatabaseLimits(
  mode: CalculationMode,
  { shape, copies }: CopiesResults,
  cases: Sized & Cases,
): Limits {
  const isLimited = copies.value >= 4
  const isShared = shape.model === 'AA1'
  const preferred = (one: ActiveDatabases, two: ActiveDatabases, worst: ActiveDatabases) =>
    two && worst && worst.value > two.value ? two : one
  const { twoServersLost2, worstCase, worstCase2 } = cases
  const stated2 = cases.siteAndTwoServersLost && (isShared ? twoServersLost2 : worstCase2)
  const preferred2 =
    isShared && mode === 'corrected'
      ? preferred(cases.oneServerLost2, twoServersLost2, worstCase2)
      : stated2
  return {
    maxActive1: worstCase,
    maxPreferred1: isLimited
      ? preferred(cases.oneServerLost, cases.twoServersLost, worstCase)
      : null,
    maxActive2: worstCase2,
    maxPreferred2: isLimited ? preferred2 : null,
  }
}
