import { formula } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'
import { assumedFigure, largest, largestThatApplies, type Worked } from '../../../core/worked.ts'
import { copiesPlanned } from '../../../plan/copies-planned.ts'
import { availabilityOf } from '../../../plan/features.ts'
import { type AutomaticKey, answer, type Plan } from '../../../plan/plan.ts'

const source = ownRule('As few copies as what must survive asks for.')

const duringRebuild = assumedFigure(
  'Three copies, of which two are left during a rebuild',
  3,
  'copies',
  'Copies stand on drives without RAID, and one that fails is copied anew.',
)

const ofSite = assumedFigure(
  'Copies in a site that carries both',
  2,
  'copies',
  'A site that has taken over may lose a server, too.',
)

export const copiesToSurviveServers = formula({
  label: 'One copy more than servers lost at once',
  unit: 'copies',
  takes: { lost: 'servers' },
  text: 'lost + 1',
  source,
})

export const copiesToSurviveSite = formula({
  label: 'Two copies in each site, of which one may be lost',
  unit: 'copies',
  takes: { each: 'copies' },
  text: '2 × each',
  source,
})

export const copiesTakingOver = formula({
  label: 'Two of the copies, half of them at most',
  unit: 'copies',
  takes: { copies: 'copies', each: 'copies' },
  text: 'min(each, floor(copies ÷ 2))',
  source,
})

/** True if a plan must survive the loss of a site. */
function losesSite({ survive, sites }: Plan): boolean {
  return survive !== 'servers' && sites > 1
}

/** True if the loss to survive takes all copies of a database, wherever they stand. */
export function losesAllCopies(plan: Plan): boolean {
  if (availabilityOf(plan) !== 'dag') return false
  const { homeCopies, awayCopies, homeLagged, awayLagged } = copiesPlanned(plan)
  const inOtherSite = awayCopies + awayLagged
  if (plan.survive === 'servers') return plan.lostServers >= homeCopies + homeLagged + inOtherSite
  // A server lost beside the home site may be any, so that of the only copy in the other one, too.
  return losesSite(plan) && inOtherSite <= (plan.survive === 'site' ? 0 : 1)
}

/** Fewest copies in the second site: two if it must take over from the first, else one. */
export function fewestCopiesInSecondSite(plan: Plan): number {
  return losesSite(plan) ? ofSite.value : 1
}

/** Fewest copies with which the required losses are survived, for copies left to the program. */
export function fewestCopiesToSurvive(
  plan: Plan,
  open: readonly AutomaticKey[],
): Readonly<Partial<Record<AutomaticKey, Worked<'copies'>>>> {
  if (availabilityOf(plan) !== 'dag') return {}
  const asked = largestThatApplies(
    'Database copies',
    [
      duringRebuild,
      copiesToSurviveServers({ lost: answer(plan, 'lostServers') }),
      losesSite(plan) ? copiesToSurviveSite({ each: ofSite }) : null,
    ],
    source,
  )
  const copies = (open.includes('copies') && asked) || answer(plan, 'copies')
  const away = largest(
    'Copies in the second site',
    [copiesTakingOver({ copies, each: ofSite })],
    source,
  )
  return {
    ...(open.includes('copies') && { copies }),
    ...(open.includes('secondSiteCopies') && losesSite(plan) && { secondSiteCopies: away }),
  }
}
