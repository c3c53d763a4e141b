import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator } from '../../../core/source.ts'
import { assumedFigure, type Worked } from '../../../core/worked.ts'
import { hasLaggedServers, hasRecoveryServers, managesLag } from '../../../plan/copies-planned.ts'
import { availabilityOf } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { type AvailabilityShape, volumeLayoutAndStorage } from './volume-layout.ts'

export type {
  AvailabilityShape,
  DatabaseGrouping,
  SuitableStorage,
  WorkbookVolumeLayout,
} from './volume-layout.ts'

/** Copies of a database per site, and the layout of their volumes. */
export type CopiesResults = ReturnType<typeof copiesStage>

const formula = formulaMakerOfSource(citeCalculator('Role Requirements'))

export const copiesInHomeSite = formula({
  label: 'Copies in its own site',
  unit: 'copies',
  takes: { all: 'copies', away: 'copies' },
  text: 'all − away',
})

export const copiesInOtherSite = formula({
  label: 'Copies in the other site',
  unit: 'copies',
  takes: { asked: 'copies', all: 'copies' },
  text: 'min(asked, floor(all ÷ 2))',
})

export const laggedCopiesInOtherSite = formula({
  label: 'Lagged copies in the other site',
  unit: 'copies',
  takes: { asked: 'copies', all: 'copies' },
  text: 'min(asked, all)',
})

export const copiesOfBothKinds = formula({
  label: 'Copies',
  unit: 'copies',
  takes: { one: 'copies', other: 'copies' },
  text: 'one + other',
})

const single = assumedFigure(
  'Copies in its own site',
  1,
  'copies',
  'A standalone server has no copies.',
)
const oneSite = assumedFigure('Copies in the other site', 0, 'copies', 'There is one site.')
const noLagged = assumedFigure('Lagged copies', 0, 'copies', 'A standalone server has no copies.')

export function copiesStage(plan: Plan, mode: CalculationMode) {
  const shape = shapeOf(plan)
  const counts = countsOf(plan, shape)
  const { homeCopies, awayCopies, homeLagged, awayLagged } = counts
  const together = (one: Worked<'copies'>, other: Worked<'copies'>, label: string) =>
    other.value === 0 ? one : copiesOfBothKinds({ one, other }, label)
  const site1 = together(homeCopies, homeLagged, 'Copies in its own site')
  const site2 = together(awayCopies, awayLagged, 'Copies in the other site')
  return {
    shape,
    ...counts,
    /** Copies of a database in each site, including lagged ones. */
    site1,
    site2,
    copies: together(site1, site2, 'Copies of a database'),
    /** Activatable copies of a database by site; with the replay lag manager, lagged ones too. */
    activatable1: shape.managesLag ? site1 : homeCopies,
    activatable2: shape.managesLag ? site2 : awayCopies,
    ...volumeLayoutAndStorage(plan, shape, mode),
  }
}

function shapeOf(plan: Plan): AvailabilityShape {
  const hasDag = availabilityOf(plan) === 'dag'
  const twoSites = hasDag && plan.sites > 1
  const model = twoSites ? plan.siteModel : 'AP'
  return {
    hasDag,
    twoSites,
    model,
    countsAsAA1: hasDag && plan.siteModel === 'AA1',
    block: twoSites && plan.blockActivation,
    hasRecoveryServers: hasRecoveryServers(plan),
    hasLaggedServers: hasLaggedServers(plan),
    managesLag: managesLag(plan),
  }
}

/** Copies in a database’s own site, and in the other site; 1 and 0 if standalone. */
function countsOf(plan: Plan, { hasDag, twoSites }: AvailabilityShape) {
  if (!hasDag)
    return { homeCopies: single, awayCopies: oneSite, homeLagged: noLagged, awayLagged: noLagged }
  const all = answer(plan, 'copies')
  const lagged = answer(plan, 'laggedCopies')
  if (!twoSites)
    return { homeCopies: all, awayCopies: oneSite, homeLagged: lagged, awayLagged: noLaggedAway }
  const awayCopies = copiesInOtherSite({ asked: answer(plan, 'secondSiteCopies'), all })
  const awayLagged = laggedCopiesInOtherSite({
    asked: answer(plan, 'secondSiteLagged'),
    all: lagged,
  })
  return {
    homeCopies: copiesInHomeSite({ all, away: awayCopies }),
    awayCopies,
    homeLagged: copiesInHomeSite(
      { all: lagged, away: awayLagged },
      'Lagged copies in its own site',
    ),
    awayLagged,
  }
}

const noLaggedAway = assumedFigure(
  'Lagged copies in the other site',
  0,
  'copies',
  'There is one site.',
)
