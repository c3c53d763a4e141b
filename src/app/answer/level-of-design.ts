import {
  type ComparedDesign,
  isByRoles,
  type Level,
  levelOfArrays,
  levelOfBlocks,
  levelOfServers,
  type Plan,
  type Sizing,
} from '../../engine/index.ts'

/** The level of a design of a plan, whatever it is built of. */
export function levelOfDesign(plan: Plan, sizing: Sizing, design: ComparedDesign): Level {
  switch (design.kind) {
    case 'arrays':
      return levelOfArrays(sizing, design.of)
    case 'blocks':
      return levelOfBlocks(plan, design.of)
    case 'servers':
      if (!isByRoles(sizing)) throw new Error('Servers are designed by role requirements only')
      return levelOfServers(sizing, design.of)
  }
}
