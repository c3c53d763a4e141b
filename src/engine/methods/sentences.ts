import type { Plan } from '../plan/plan.ts'

/** Parts of sentences about a plan for which no result speaks. */
export type Sentences = {
  /** The thing that is to fit: `Smallest single changes that make something fit`. */
  readonly fitting: string
  /** Why an answer does not help where nothing is even near. */
  readonly nothingNear: string
  /** That nothing considered can be proposed. */
  readonly nothingHolds: string
  /** That nothing is considered, below the title of designs; null where they are left out then. */
  readonly noDesigns: string | null
  /** That no arrays are proposed. */
  readonly noArrays: string
  /** The same as a headline, of servers as they are placed: `10 servers in two sites`. */
  readonly noneHolds: (servers: string) => string
  /** The headline and its reasons instead, where nothing is even considered. */
  readonly noneConsidered: (plan: Plan) => {
    readonly headline?: string
    readonly sentences?: readonly string[]
  }
}
