/** Where a DAG’s witness is; it votes where the number of members is even. */
export type WitnessSite = 'site 1' | 'site 2' | 'third site'

/** Whether what is left of a DAG, seen from one side, still has a majority of the votes. */
export function hasMajority(members: number, up: number, isWitnessUp: boolean): boolean {
  const isWitnessAsked = members % 2 === 0
  const votes = members + (isWitnessAsked ? 1 : 0)
  const cast = up + (isWitnessAsked && isWitnessUp ? 1 : 0)
  return cast >= Math.floor(votes / 2) + 1
}
