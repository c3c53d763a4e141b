import { formulaMakerOfSource } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'
import { assumedFigure, figureFoundByTrying, type Worked } from '../../../core/worked.ts'
import { type ArrayConfiguration, arrayConfigurations } from '../../../designs/builds.ts'
import { type Candidate, designId } from '../../../designs/candidate.ts'
import type { CopiesOnBox, ServerDesign } from '../../../designs/design.ts'
import { drivesInAll, priceOfAllArrays } from '../../../designs/design-formulas.ts'
import { arrayPrice, drivesOfArray, judgeArraysWithPools } from '../../../designs/judge.ts'
import { poolPredictions } from '../../../designs/pool-prediction.ts'
import type { Plan } from '../../../plan/plan.ts'
import { failures } from '../all-stages.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { arrayBoxWithPrice, arrayDesignParts } from './array-designs.ts'

const dealt = ownRule('The servers of a site are dealt to its arrays in turn.')
const formula = formulaMakerOfSource(dealt)

export const serversPerArray = formula({
  label: 'Servers to an array',
  unit: 'servers',
  takes: { servers: 'servers', boxes: 'arrays' },
  text: 'ceil(servers ÷ boxes)',
})

export const spaceNeededOnBox = formula({
  label: 'Capacity on one array',
  unit: 'GB',
  takes: { perServer: 'GB', servers: 'servers' },
  text: 'perServer × servers',
})

export const databasesOfBox = formula({
  label: 'Databases on one array',
  unit: 'databases',
  takes: { perServer: 'databases', servers: 'servers' },
  text: 'perServer × servers',
})

export const loadOfBox = formula({
  label: 'Load on one array',
  unit: 'IOPS',
  takes: { perServer: 'IOPS', servers: 'servers' },
  text: 'perServer × servers',
})

export const sharedArraysInAll = formula({
  label: 'Arrays in all',
  unit: 'arrays',
  takes: { each: 'arrays', sites: 'sites' },
  text: 'each × sites',
  source: ownRule('Every site has as many.'),
})

/** Most arrays per site for which designs are made. */
const mostBoxes = 16

/** Designs in which a site’s servers share arrays, for every number of arrays. */
export function sharedDesigns(plan: Plan, sizing: SizedByRoles): readonly ServerDesign[] {
  const lines = arrayConfigurations(plan).filter(({ array }) => array.kind === 'own')
  const servers = sizing.sites.map(({ value }) => value)
  const most = Math.min(mostBoxes, ...servers)
  return Array.from({ length: most }, (_, at) => at + 1).flatMap((boxes) => {
    const box = neededOf(plan, sizing, boxes)
    return lines.map((line) => sharedDesign(plan, sizing, box, line))
  })
}

type Box = ReturnType<typeof neededOf>

/** What one of so many arrays of a site must hold and carry, whatever its model. */
function neededOf(plan: Plan, sizing: SizedByRoles, count: number) {
  const { sites, volumes, iops, databases, dataOnServer } = sizing
  const perSite = assumedFigure('Arrays of a site', count, 'arrays', 'Every number is judged.')
  const largest = sites.reduce((most, one) => (one.value > most.value ? one : most))
  const servers = serversPerArray({ servers: largest, boxes: perSite })
  const ofBox = (perServer: Worked<'IOPS'>) => loadOfBox({ perServer, servers })
  const judged = ofBox(iops.judged)
  const box: SizedByRoles = {
    ...sizing,
    volumes: {
      ...volumes,
      perServer: spaceNeededOnBox({ perServer: volumes.perServer, servers }),
    },
    iops: { ...iops, judged, judgedAllUp: judged, judgedWithReserve: judged },
    databases: {
      ...databases,
      onServer: databasesOfBox({ perServer: databases.onServer, servers }),
    },
    dataOnServer: spaceNeededOnBox({ perServer: dataOnServer, servers }, 'Databases on one array'),
  }
  const ofSites = assumedFigure('Sites', sites.length, 'sites', 'Sites with servers.')
  return {
    count,
    perSite,
    inAll: sharedArraysInAll({ each: perSite, sites: ofSites }),
    sizing: box,
    pools: poolPredictions(plan, box),
    copies: copiesOnBox(plan, sizing, perSite, servers),
  }
}

function sharedDesign(
  plan: Plan,
  sizing: SizedByRoles,
  box: Box,
  line: ArrayConfiguration,
): ServerDesign {
  const arrays = box.inAll
  const price = arrayPrice(plan, line)
  const candidate: Candidate = {
    ...judgeArraysWithPools(plan, box.sizing, { ...line, perServer: 1 }, box.pools),
    arrays,
    drives: drivesInAll({ arrays, each: drivesOfArray(line) }),
    cost: price && priceOfAllArrays({ arrays, each: price }),
  }
  return {
    kind: 'shared array',
    id: `shared-${designId({ ...line, perServer: box.count })}`,
    copiesOnBox: box.copies,
    boxes: { ...arrayBoxWithPrice(plan, line), perServer: null, perSite: box.perSite },
    ...arrayDesignParts(plan, sizing, candidate),
  }
}

const placed = ownRule('Copies are placed on servers, and servers dealt to arrays in turn.')

/** Most copies of one database on an array, and most databases lost with an array. */
function copiesOnBox(
  plan: Plan,
  { parts }: SizedByRoles,
  boxesPerSite: Worked<'arrays'>,
  serversPerBox: Worked<'servers'>,
): CopiesOnBox {
  const found = failures(plan)
  const { databaseCount } = parts.databases
  const rows = found?.rows ?? []
  const inSite1 = found?.servers[0] ?? 0
  const boxOfServer = (server: number) =>
    server <= inSite1
      ? (server - 1) % boxesPerSite.value
      : boxesPerSite.value + ((server - 1 - inSite1) % boxesPerSite.value)
  const lost = new Map<number, number>()
  let most = 1
  for (const row of rows) {
    const boxes = row.map(boxOfServer)
    for (const box of new Set(boxes)) {
      const copies = boxes.filter((one) => one === box).length
      most = Math.max(most, copies)
      if (copies === boxes.length) lost.set(box, (lost.get(box) ?? 0) + 1)
    }
  }
  const how = (condition: string) => ({
    condition,
    inputs: [databaseCount, boxesPerSite],
    source: placed,
  })
  return {
    boxesPerSite,
    serversPerBox,
    most: figureFoundByTrying(
      'Copies of a database on one array',
      most,
      'copies',
      how('The most on any array'),
    ),
    lost: figureFoundByTrying(
      'Databases lost with an array',
      parts.copies.shape.hasDag
        ? Math.max(0, ...lost.values())
        : databaseCount.value * serversPerBox.value,
      'databases',
      how('Those with every copy on the array that holds the most of them'),
    ),
  }
}
