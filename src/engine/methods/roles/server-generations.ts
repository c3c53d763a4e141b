import { type PublicFigure, publicFigure } from '../../core/source.ts'
import type { Plan } from '../../plan/plan.ts'

/** A server as it was sold for some years, to start the answers about processors from. */
export type ServerGeneration = {
  /** Its years, and two processors of the middle of their range. */
  readonly name: string
  readonly answers:
    | (Pick<Plan, 'cores' | 'specRate'> & { readonly processorBy: 'SPECrate 2006' })
    | (Pick<Plan, 'cores' | 'specRate2017'> & { readonly processorBy: 'SPECrate 2017' })
}

/** How far the rates of these servers can be relied on. */
export const generationStanding: PublicFigure = publicFigure(
  'assumed',
  'Round figures from general knowledge of published results: take the one that is published for your own model.',
)

/** Servers of two processors, oldest first. */
export const serverGenerations: readonly ServerGeneration[] = [
  of2006('2012: two Xeon E5-2670', 16, 640),
  of2006('2014: two Xeon E5-2660 v3', 20, 880),
  of2006('2016: two Xeon E5-2680 v4', 28, 1200),
  of2017('2017: two Xeon Gold 6148', 40, 200),
  of2017('2019: two Xeon Gold 6248', 40, 225),
  of2017('2021: two Xeon Gold 6342', 48, 370),
  of2017('2021: two EPYC 7443', 48, 410),
  of2017('2023: two Xeon Gold 6442Y', 48, 470),
]

function of2006(name: string, cores: number, specRate: number): ServerGeneration {
  return { name, answers: { processorBy: 'SPECrate 2006', cores, specRate } }
}

function of2017(name: string, cores: number, specRate2017: number): ServerGeneration {
  return { name, answers: { processorBy: 'SPECrate 2017', cores, specRate2017 } }
}
