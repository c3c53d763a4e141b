import { formula } from '../core/formula.ts'
import {
  type Cite,
  citeCalculator,
  type PlaceInPublicDocument,
  type PublicFigure,
  publicFigure,
} from '../core/source.ts'
import { citedFigure, shownInUnitAsSold } from '../core/worked.ts'

const hardware: readonly PlaceInPublicDocument[] = [
  { publication: 'healthChecker' },
  { publication: 'docs' },
]
const blog2016: PlaceInPublicDocument = { publication: 'sizing2016' }
const newer =
  'Nothing is published for Exchange 2019 and later: the figure of Exchange 2016 is used.'

export const pageFileUpTo2016 = formula({
  label: 'Page file',
  unit: 'MiB',
  takes: { memory: 'GiB' },
  text: 'min(memory × 1024 + 10, 32778)',
  constants: { 1024: 'MiB/GiB', 10: 'MiB', 32778: 'MiB' },
  source: publicFigure('A', 'The memory and 10 MB more, at most 32,778 MB.', ...hardware),
})

export const pageFileFrom2019 = formula({
  label: 'Page file',
  unit: 'MiB',
  takes: { memory: 'GiB' },
  text: 'memory × 1024 ÷ 4',
  constants: { 1024: 'MiB/GiB' },
  source: publicFigure('A', 'A quarter of the memory, from Exchange 2019 on.', ...hardware),
})

/** Source of a version’s profile, given the place that prints the profile of Exchange 2013. */
type SourceOf = (in2013: Cite) => Cite | PublicFigure

export const chooseProfileSourceOf2013: SourceOf = (in2013) => in2013
export const chooseProfileSourceOf2016: SourceOf = () =>
  publicFigure('A', 'For every message a day.', blog2016)
/** The assumption from Exchange 2019 on, where nothing is published. */
export const chooseProfileSourceFrom2019: SourceOf = () => publicFigure('assumed', newer, blog2016)

/** IOPS, cache and megacycles per message a day; `active` and `passive` are megacycles. */
export function makeRoleFiguresPerMessage(sourceOf: SourceOf, active: number, passive: number) {
  const variables = sourceOf(citeCalculator('Variables'))
  return {
    iopsPerMessage: citedFigure(
      'IOPS per message',
      0.00067,
      'IOPS/message',
      sourceOf(citeCalculator('Role Requirements')),
    ),
    cachePerMessage: citedFigure(
      'Database cache per message',
      0.06,
      'MiB/message',
      sourceOf(citeCalculator('Tables')),
    ),
    activePerMessage: citedFigure(
      'Active megacycles per message',
      active,
      'megacycles/message',
      variables,
    ),
    passivePerMessage: citedFigure(
      'Passive megacycles per message',
      passive,
      'megacycles/message',
      variables,
    ),
  }
}

export const leastEdgeMemory = shownInUnitAsSold(
  citedFigure(
    'Least memory of an Edge server',
    64,
    'GiB',
    publicFigure('A', 'In a checker of September 2025.', {
      publication: 'healthChecker',
      place: 'CSS-Exchange pull request 2428',
    }),
  ),
)

/** Advised most and least memory of a server, in GiB, and most cores. */
export function makeAdvisedServerSizes(
  version: string,
  most: number,
  least: number,
  cores: number,
) {
  const advised = publicFigure('A', `Advised for servers of ${version}.`, ...hardware)
  return {
    mostMemory: shownInUnitAsSold(citedFigure('Most memory', most, 'GiB', advised)),
    leastMemory: shownInUnitAsSold(citedFigure('Least memory', least, 'GiB', advised)),
    mostCores: citedFigure('Most cores', cores, 'cores', advised),
  }
}
