import { formula } from '../core/formula.ts'
import { byHand, equalLogic, ownRule } from '../core/source.ts'
/** Drives of the whole design that hold data. */
export const workingInAll = formula({
  label: 'Working drives in all',
  unit: 'drives',
  takes: { arrays: 'arrays', each: 'drives' },
  text: 'arrays × each',
  source: equalLogic('5.5'),
  examples: [{ in: { arrays: 4, each: 23 }, out: 92, source: byHand }],
})

/** Servers at one site. */
export const serversAtSite = formula({
  label: 'Servers at the site',
  unit: 'servers',
  takes: { servers: 'servers', before: 'sites', sites: 'sites' },
  text: 'ceil((servers − before) ÷ sites)',
  source: ownRule('Servers go to the sites in turn, so that no site has two more than another.'),
  examples: [
    { in: { servers: 4, before: 0, sites: 2 }, out: 2, source: equalLogic('6.3') },
    { in: { servers: 5, before: 0, sites: 2 }, out: 3, source: byHand },
    { in: { servers: 5, before: 1, sites: 2 }, out: 2, source: byHand },
  ],
})

/** Volumes on the arrays of one server. */
export const volumesPerServer = formula({
  label: 'Volumes per server',
  unit: 'volumes',
  takes: { databases: 'databases', each: 'volumes' },
  text: 'databases × each',
  source: equalLogic('6.3'),
  examples: [{ in: { databases: 7, each: 1 }, out: 7, source: equalLogic('Table 26') }],
})

/** Volumes of the whole design. */
export const volumesInAll = formula({
  label: 'Volumes in all',
  unit: 'volumes',
  takes: { perServer: 'volumes', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike.'),
  examples: [{ in: { perServer: 7, servers: 4 }, out: 28, source: byHand }],
})

/** Volumes of the whole design that hold no copy. */
export const reservedInAll = formula({
  label: 'Reserved volumes in all',
  unit: 'volumes',
  takes: { volumes: 'volumes', databases: 'databases', copies: 'copies', each: 'volumes' },
  text: 'volumes − databases × copies × each',
  source: ownRule(
    'Every server is built like the fullest, or with room for every database; a volume without a copy of its own is kept free.',
  ),
  examples: [{ in: { volumes: 32, databases: 7, copies: 4, each: 1 }, out: 4, source: byHand }],
})

/** Drives of whole blocks that are for one use. */
export const drivesByUse = formula({
  label: 'Drives in all, by use',
  unit: 'drives',
  takes: { blocks: 'blocks', each: 'drives' },
  text: 'blocks × each',
  source: ownRule('Every block is built alike.'),
  examples: [{ in: { blocks: 3, each: 10 }, out: 30, source: byHand }],
})
