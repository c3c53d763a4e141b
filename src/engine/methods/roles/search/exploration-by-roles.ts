import type { Worked } from '../../../core/worked.ts'
import {
  type NamedServer,
  nameOfServer,
  type VolumeLayout,
  volumesInAll,
} from '../../../designs/bill-of-materials.ts'
import { verdictVerbs } from '../../../designs/candidate.ts'
import type { FigureTableTitle } from '../../../figures/figure.ts'
import { figureRowEntriesByTable, figureRowsOfTable } from '../../../figures/figure-rows.ts'
import {
  allRoleFigures,
  type StageFigures,
  tierFigureNames,
} from '../../../figures/role-figures.ts'
import { availabilityOf } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import {
  type ExistingHardwareRules,
  type JudgedDesign,
  type MethodExploration,
  type SensitivityRules,
  type TableFigure,
  type UnmetCode,
  unmetCodes,
} from '../../port/port.ts'
import { billOfServers } from '../designs/bill-of-servers.ts'
import { figureWordFacts } from '../designs/figure-word-facts.ts'
import { growServers } from '../designs/growing-servers.ts'
import {
  areDatabasesOnBoxes,
  asServerDesign,
  bestServerDesign,
  serversAsBuiltHardware,
} from '../designs/judge-servers.ts'
import { proposeServerDesign } from '../designs/server-designs.ts'
import { namedFigureInBothModes } from '../mode-difference.ts'
import type { RoleResults } from '../role-parts.ts'
import { figureOfStage } from '../role-requirements.ts'
import { asSizedByRoles, type SizedByRoles } from '../sized-by-roles.ts'
import { layoutSearchByRoles } from './layout-search-by-roles.ts'
import { suggestionsByRoles } from './suggestions.ts'

/** Keys of the answers on the number of servers, or of the copies that servers hold. */
const ofLayout: readonly string[] = ['activeServers', 'copies', 'secondSiteCopies', 'laggedCopies']

/** How existing servers are judged while one answer changes. */
const turning: SensitivityRules = {
  judges: 'these servers',
  way: 'ever larger steps',
  condition: (verdict) =>
    `The last value at which the servers as they are built keep their verdict: the design ${verdictVerbs[verdict]}`,
  kept: (built, answer) => {
    if (built.kind !== 'servers') return built
    if (answer === 'serverMemory') return { ...built, memory: null }
    return ofLayout.includes(answer) ? { ...built, servers: null } : built
  },
  differing,
}

/** Codes of the requirements that only one of two designs meets. */
function differing(one: JudgedDesign, other: JudgedDesign): readonly UnmetCode[] {
  const [here, there] = [unmetCodes(one), unmetCodes(other)]
  return [
    ...there.filter((code) => !here.includes(code)),
    ...here.filter((code) => !there.includes(code)),
  ]
}

/** How existing servers are judged: every unmet requirement counts. */
const carrying: ExistingHardwareRules = {
  hardware: 'servers',
  proposed: (plan, sizing) => {
    const sized = asSizedByRoles(sizing)
    if (areDatabasesOnBoxes(plan, sized)) {
      // Existing arrays stay, and the servers have no database drives to count.
      const design = bestServerDesign(plan, sized)
      return design && { ...serversAsBuiltHardware(sized, design), servers: null }
    }
    const { drives, memory } = sized.parts
    const proposed = proposeServerDesign(plan, sized)
    return {
      kind: 'servers',
      design: null,
      drives: proposed?.drivesOnServer ?? [drives.site1.server, drives.site2?.server ?? null],
      memory: [memory.installed, memory.installed2],
      servers: null,
    }
  },
  condition: 'The most that the servers carry, all other answers unchanged',
  lacking: (unmet) => unmet,
}

/** What is explored beyond a plan for Exchange 2013 to SE. */
export const explorationByRoles: MethodExploration = {
  stageFigures: (sizing) => stageFiguresOf(asSizedByRoles(sizing).parts),
  tableFigures: (plan, sizing) => tableFigures(plan, asSizedByRoles(sizing)),
  mailboxFigures: (sizing) => mailboxFigures(asSizedByRoles(sizing)),
  order: (plan, sizing, design) =>
    billOfServers(plan, asSizedByRoles(sizing), asServerDesign(design)),
  layout: layoutByRoles,
  turning,
  carrying,
  suggesting: suggestionsByRoles,
  solving: layoutSearchByRoles,
  grow: (plan, sizing, design, followed) =>
    growServers(plan, asSizedByRoles(sizing), asServerDesign(design), followed),
}

/** Every figure by stage and name; names of a tier’s figures start with its number. */
function stageFiguresOf(parts: RoleResults): StageFigures {
  const found: Record<string, Record<string, StageFigures[string][string]>> = {}
  const put = (stage: string, name: string, figure: StageFigures[string][string]) => {
    found[stage] = {
      ...found[stage],
      [name]: figure && Number.isFinite(figure.value) ? figure : null,
    }
  }
  for (const { stage, name } of allRoleFigures) put(stage, name, figureOfStage(parts, stage, name))
  parts.mailbox.tiers.forEach((tier, at) => {
    for (const name of tierFigureNames) put('mailbox', `${at + 1} ${name}`, tier[name])
  })
  return found
}

/** Volumes and servers by site. Volumes are only counted, as several databases can share one. */
function layoutByRoles(plan: Plan, sizing: Sizing, named: readonly NamedServer[]): VolumeLayout {
  const own = asSizedByRoles(sizing)
  const { databases, volumes, sites } = own
  const { storages: servers } = databases
  return {
    volumesPerServer: volumes.onServer,
    volumes: volumesInAll({ perServer: volumes.onServer, servers }),
    reserved: volumesInAll({ perServer: volumes.free, servers }, 'Reserved volumes in all'),
    naming: 'shared',
    sites,
    servers: serversByRoles(plan, own, named),
  }
}

/** All servers with name, site and DAG, site by site. */
function serversByRoles(
  plan: Plan,
  { serversOfDags, sites }: SizedByRoles,
  named: readonly NamedServer[],
): VolumeLayout['servers'] {
  const usual = sites.flatMap((_servers, at) =>
    serversOfDags.flatMap((counts, dag) =>
      Array.from({ length: counts[at] ?? 0 }, () => ({ site: at + 1, dag: dag + 1 })),
    ),
  )
  const servers = named.length > 0 ? named : usual
  return servers
    .map(({ site, dag }, index) => {
      const name = nameOfServer(index, named)
      const group = availabilityOf(plan) === 'dag' ? `DAG${dag}` : null
      return { name, servers: [name], site, group, volumes: null }
    })
    .sort((one, other) => one.site - other.site)
}

/** Ids of the tables that show figures, in the order that files list them. */
const tables = Object.keys(figureRowEntriesByTable).filter(isFigureTable)

function isFigureTable(word: string): word is FigureTableTitle {
  return Object.hasOwn(figureRowEntriesByTable, word)
}

/** Rows of all figure tables, in the plan’s mode. */
function tableFigures(plan: Plan, sizing: SizedByRoles): readonly TableFigure[] {
  const situation = figureWordFacts(plan, sizing)
  return tables.flatMap((table) =>
    figureRowsOfTable(table, situation).map(({ of, label, note, hidesZero }) => ({
      table,
      name: of.name,
      label,
      note,
      worked: namedFigureInBothModes(plan, of, hidesZero)[plan.mode],
    })),
  )
}

function mailboxFigures({
  parts,
}: SizedByRoles): readonly Readonly<Record<string, Worked | null>>[] {
  return parts.mailbox.tiers.map((tier) =>
    Object.fromEntries(tierFigureNames.map((name) => [name, tier[name]])),
  )
}
