/** Where a DAG’s witness is; it votes where the number of members is even. */
export type WitnessSite = 'site 1' | 'site 2' | 'third site'

/** Whether what is left of a DAG, seen from one side, still has a majority of the votes. */
export function hasMajority(members: number, up: number, isWitnessUp: boolean): boolean {
  const { isWitnessAsked, needed } = votesOf(members)
  return up + (isWitnessAsked && isWitnessUp ? 1 : 0) >= needed
}

/** The votes of so many members, a witness where they are even in number, and the majority of them. */
export function votesOf(members: number) {
  const isWitnessAsked = members % 2 === 0
  const votes = members + (isWitnessAsked ? 1 : 0)
  return { isWitnessAsked, votes, needed: Math.floor(votes / 2) + 1 }
}
