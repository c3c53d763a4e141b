import type { Exploring } from '../port.ts'
import { searchingServers } from './search/searching-servers.ts'
import { solvingServers } from './search/solving-servers.ts'
import { billOfServers } from './servers/bill-of-servers.ts'
import { carrying } from './servers/carrying.ts'
import { filledBays, mayFillBays } from './servers/filled-bays.ts'
import { growServers } from './servers/growing-servers.ts'
import { ofServers, sizedByRoles } from './servers/of-servers.ts'
import { turning } from './servers/turning.ts'
import { layoutByRoles } from './servers/volume-layout.ts'
import { stageFiguresOf } from './stage-figures.ts'
import { suggestingServers } from './suggestions.ts'

/** What is found beyond a plan of Exchange 2013 to SE. */
export const exploringRoles: Exploring = {
  stageFigures: (sizing) => stageFiguresOf(sizedByRoles(sizing).parts),
  order: (plan, sizing, design) => billOfServers(plan, sizedByRoles(sizing), ofServers(design)),
  layout: layoutByRoles,
  turning,
  carrying,
  suggesting: suggestingServers,
  searching: searchingServers,
  solving: solvingServers,
  filledBays,
  mayFillBays,
  grow: (plan, sizing, design, followed) =>
    growServers(plan, sizedByRoles(sizing), ofServers(design), followed),
}
