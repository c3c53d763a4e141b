import type { SizedByRoles, Worked } from '../../engine/index.ts'

type Parts = SizedByRoles['parts']
type ProcessorCase = Parts['processors']['site1']['normal']

/** What may happen to the servers of a DAG, and what one server then does. */
export type RoleCase = {
  /** What is lost, and where the server stands that is told of. */
  readonly name: string
  readonly site: 1 | 2
  /** Whether it is the worst of the others, which the servers are sized for. */
  readonly isWorst: boolean
  /** Databases active on the busiest server, as it is sized for. */
  readonly active: Worked<'databases'>
  /** The same by the workbook’s formulas; null where they state nothing. */
  readonly stated: Worked<'databases'> | null
  readonly mega: Worked<'megacycles'> | null
  /** How busy its processors are; null where no rate is known. */
  readonly cpu: Worked<'%'> | null
}

type Key =
  | 'A'
  | 'FF'
  | 'SF'
  | 'normal2'
  | 'first2'
  | 'second2'
  | 'SiteF'
  | 'Site1'
  | 'Site2'
  | 'W'
  | 'W2'

/** The cases that count in a plan: all servers up, servers lost, a site lost; the worst at the end. */
export function roleCases({ parts }: SizedByRoles): readonly RoleCase[] {
  const { copies, processors } = parts
  const { site1, site2 } = processors
  const far = site2 ?? site1
  const { twoSites, model } = copies.shape
  const isAA1 = model === 'AA1'
  const lost = isAA1 ? 'A site' : 'Site 1'
  const in2: readonly Entry[] = [
    ['normal2', 2, 'All servers up', far.normal],
    ['first2', 2, 'Any one lost', far.first],
    ['second2', 2, 'Any two lost', far.second],
  ]
  const in1: readonly Entry[] = [
    ['A', 1, 'All servers up', site1.normal],
    ['FF', 1, 'Any one lost', site1.first],
    ['SF', 1, 'Any two lost', site1.second],
  ]
  const own = casesOf(parts, in1)
  const others = casesOf(parts, in2)
  const isSame = others.every((one, at) => isLike(one, own[at])) && others.length === own.length
  const isOne = !twoSites || others.length === 0 || isSame
  const placed = (one: RoleCase) => ({ ...one, name: `${one.name}, in site ${one.site}` })
  const worst = casesOf(parts, [
    ['W', 1, 'Worst, sized for', site1.worst],
    ['W2', 2, 'Worst, sized for', far.worst],
  ])
  const [first, second] = worst
  const isOneWorst = !second || (first !== undefined && isLike(first, second))
  return [
    ...(isOne ? own : [...own, ...others].map(placed)),
    ...casesOf(parts, [
      ['SiteF', 2, `${lost} lost, ${isAA1 ? 'in the other' : 'in site 2'}`, far.site],
      ['Site1', 2, `${lost} and one more lost`, far.siteAndOne],
      ['Site2', 2, `${lost} and two more lost`, far.siteAndTwo],
    ]),
    ...(isOneWorst ? worst.slice(0, 1) : worst.map(placed)),
  ]
}

type Entry = readonly [key: Key, site: 1 | 2, name: string, of: ProcessorCase]

/** Those of some cases that can happen. */
function casesOf({ activation }: Parts, entries: readonly Entry[]): readonly RoleCase[] {
  return entries.flatMap(([key, site, name, of]): readonly RoleCase[] => {
    const active = activation[key]
    if (!active) return []
    const { mega = null, cpu = null } = of ?? {}
    const isWorst = key === 'W' || key === 'W2'
    return [{ name, site, isWorst, active, stated: activation.stated[key], mega, cpu }]
  })
}

/** Whether two servers do the same. */
function isLike(one: RoleCase, other: RoleCase | undefined): boolean {
  return (
    one.active.value === other?.active.value &&
    one.mega?.value === other.mega?.value &&
    one.cpu?.value === other.cpu?.value &&
    one.stated?.value === other.stated?.value
  )
}

/** Whether a case is another one tried on the placement than by the workbook’s formulas. */
export function isStatedOtherwise({ active, stated }: RoleCase): boolean {
  return stated?.value !== active.value
}
