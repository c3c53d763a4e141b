/** What a cell says whose figure the changed answers have left behind. */
export const noLonger = 'no longer valid: open in Spindle'

/** What a row of the working says that is not how the plan is decided now. */
export const otherwise = 'decided otherwise'

/** A formula as long as a cell says that it holds. */
export function guarded(formula: string, guard: string | null, said = noLonger): string {
  return guard === null ? formula : `IF(${guard},${formula},"${said}")`
}
