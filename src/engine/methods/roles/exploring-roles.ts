import { namedFigures, type StageFigures, tierFigureNames } from '../../figures/role-figures.ts'
import type { Exploring } from '../port.ts'
import { figureIn } from './figures-of.ts'
import type { RoleParts } from './role-parts.ts'
import { solvingServers } from './search/solving-servers.ts'
import { billOfServers } from './servers/bill-of-servers.ts'
import { carrying } from './servers/carrying.ts'
import { growServers } from './servers/growing-servers.ts'
import { ofServers, sizedByRoles } from './servers/of-servers.ts'
import { turning } from './servers/turning.ts'
import { layoutByRoles } from './servers/volume-layout.ts'
import { suggestingServers } from './suggestions.ts'

/** What is found beyond a plan of Exchange 2013 to SE. */
export const exploringRoles: Exploring = {
  stageFigures: (sizing) => stageFiguresOf(sizedByRoles(sizing).parts),
  order: (plan, sizing, design) => billOfServers(plan, sizedByRoles(sizing), ofServers(design)),
  layout: layoutByRoles,
  turning,
  carrying,
  suggesting: suggestingServers,
  solving: solvingServers,
  grow: (plan, sizing, design, followed) =>
    growServers(plan, sizedByRoles(sizing), ofServers(design), followed),
}

/** Every figure of the register by the stage that returns it; of one mailbox with its tier’s number before it. */
function stageFiguresOf(parts: RoleParts): StageFigures {
  const found: Record<string, Record<string, StageFigures[string][string]>> = {}
  const put = (stage: string, name: string, figure: StageFigures[string][string]) => {
    found[stage] = {
      ...found[stage],
      [name]: figure && Number.isFinite(figure.value) ? figure : null,
    }
  }
  for (const { stage, name } of namedFigures) put(stage, name, figureIn(parts, stage, name))
  parts.mailbox.tiers.forEach((tier, at) => {
    for (const name of tierFigureNames) put('mailbox', `${at + 1} ${name}`, tier[name])
  })
  return found
}
