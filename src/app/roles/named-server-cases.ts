import {
  type ServerFailureCase,
  type ServerFailureCode,
  type SizedByRoles,
  serverFailureCases,
} from '../../engine/methods/roles/index.ts'

/** A case of servers, all up or some lost, with its name; one for both sites if they are alike. */
export type NamedServerCase = ServerFailureCase & { readonly name: string }

/** Cases of a plan from all servers up to most servers lost; per site only if the sites differ. */
export function namedServerCases({ parts }: SizedByRoles): readonly NamedServerCase[] {
  const cases = serverFailureCases(parts)
  const isAA1 = parts.copies.shape.model === 'AA1'
  const isOneSite = cases.every(({ site }) => site === 1)
  const own = cases.filter(({ site, code }) => site === 1 && code !== 'worst')
  const rest = cases.filter((one) => !own.includes(one))
  const like = (one: ServerFailureCase) =>
    cases.some((other) => other.site !== one.site && other.code === one.code && isLike(one, other))
  const isAlike = isOneSite || own.every(like)
  const named = (one: ServerFailureCase, isPlaced: boolean): NamedServerCase => {
    const placed = isPlaced ? `, in site ${one.site}` : ''
    return { ...one, name: `${nameOf(one.code, isAA1)}${placed}` }
  }
  const inPairs = (one: ServerFailureCase) => ownCodes.has(one.code)
  return [
    ...own.map((one) => named(one, !isAlike)),
    ...rest.filter((one) => inPairs(one) && !isAlike).map((one) => named(one, true)),
    ...rest.filter((one) => !inPairs(one) && one.code !== 'worst').map((one) => named(one, false)),
    ...worstOf(rest).map((one, _at, all) => named(one, all.length > 1)),
  ]
}

/** Cases with the worst one marked in place if it equals another case. */
export function casesWithWorstMarked(sizing: SizedByRoles): readonly NamedServerCase[] {
  const cases = namedServerCases(sizing)
  const lost = cases.filter(({ code }) => code !== 'worst')
  const sameAs = (worst: NamedServerCase) =>
    lost.findLast((one) => isLike(one, worst) && one.load.value === worst.load.value)
  const worst = cases.filter(({ code }) => code === 'worst')
  const marked = worst.map(sameAs)
  return [
    ...lost.map((one) =>
      marked.includes(one) ? { ...one, name: `${one.name}, used for sizing` } : one,
    ),
    ...worst.filter((_one, at) => !marked[at]),
  ]
}

/** Cases that each site has separately. */
const ownCodes: ReadonlySet<ServerFailureCode> = new Set(['none', 'one server', 'two servers'])

/** Worst case of each site, or one for both if alike. */
function worstOf(cases: readonly ServerFailureCase[]): readonly ServerFailureCase[] {
  const worst = cases.filter(({ code }) => code === 'worst')
  const [first, second] = worst
  return first && second && isLike(first, second) ? [first] : worst
}

function isLike(one: ServerFailureCase, other: ServerFailureCase): boolean {
  return (
    one.active.value === other.active.value &&
    one.stated?.value === other.stated?.value &&
    one.processors?.cpu?.value === other.processors?.cpu?.value
  )
}

function nameOf(code: ServerFailureCode, isAA1: boolean): string {
  const site = isAA1 ? 'A site' : 'Site 1'
  switch (code) {
    case 'none':
      return 'All servers up'
    case 'one server':
      return 'Any server lost'
    case 'two servers':
      return 'Any two servers lost'
    case 'a site':
      return `${site} lost`
    case 'a site and a server':
      return `${site} and one more lost`
    case 'a site and two servers':
      return `${site} and two more lost`
    case 'worst':
      return 'Worst case, used for sizing'
  }
}

/** True if the placement and the workbook’s formulas give different active databases. */
export function doesPlacementDifferFromWorkbook({ active, stated }: ServerFailureCase): boolean {
  return stated?.value !== active.value
}
