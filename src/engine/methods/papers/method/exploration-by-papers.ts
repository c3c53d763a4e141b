import { ownRule } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { billOfArrays } from '../../../designs/bill-of-materials.ts'
import { arrayConfigurations } from '../../../designs/builds.ts'
import { verdictVerbs } from '../../../designs/candidate.ts'
import { arrayCandidateOf, type Design } from '../../../designs/design.ts'
import { judgeArraysWithPools } from '../../../designs/judge.ts'
import { type BillLine, billLineOfArrays } from '../../../designs/order.ts'
import { poolPredictions } from '../../../designs/pool-prediction.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import type { StageFigures } from '../../../figures/role-figures.ts'
import { raidPolicies } from '../../../hardware/equallogic-arrays.ts'
import { availabilityOf, oneCarriesAll } from '../../../plan/features.ts'
import { keepsPinnedAnswers } from '../../../plan/pins.ts'
import { answerDefinitions, type Plan } from '../../../plan/plan.ts'
import type { BrokenLimits } from '../../../sizing/problems.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import type {
  ExistingHardwareRules,
  JudgedDesign,
  MethodExploration,
  SensitivityRules,
  UnmetCode,
} from '../../port/port.ts'
import {
  type AnswerMove,
  chooseMove,
  type MethodSuggestions,
  planMovesOfBothMethods,
} from '../../port/suggestions.ts'
import { billLinesOfBlocks } from '../designs/bill-of-blocks.ts'
import { blockDesigns } from '../designs/block-designs.ts'
import { growArrays } from '../designs/growing-arrays.ts'
import {
  arraysAsBuiltHardware,
  candidateOfArrayDesign,
  designOfArrays,
  designOfBlocks,
  proposeByPapers,
} from '../designs/paper-designs.ts'
import { volumeLayoutByPapers } from '../designs/volume-layout.ts'
import { layoutSearchByPapers } from '../search/layout-search-by-papers.ts'
import { asPaperSizing, type PaperSizing, sizeByPapers } from '../sizing/size.ts'

/** Changes to a plan for Exchange 2003 to 2010 after which an array or tested blocks fit. */
const suggestingArrays: MethodSuggestions = {
  moves,
  further: (plan) => [{ move: 'raise', answer: 'copies' }, ...planMovesOfBothMethods(plan)],
  closest,
  outlives,
  condition: 'The smallest change of this answer alone with which something considered fits',
  byHalving: ownRule(
    'Found by halving the interval, then rounded away from the answer of the plan to two digits of the change. With half of the change nothing fits.',
  ),
  inTurn: ownRule('Every number between was tried, the nearest first, and nothing fits with it.'),
  isExact: false,
}

function moves(plan: Plan, sizing: Sizing, broken: BrokenLimits): readonly AnswerMove[] {
  const { raid, models, solution, storage, reserve, ownArrays } = plan
  const spreads = oneCarriesAll(plan)
  const spread = spreads && keepsPinnedAnswers(plan, spreadEvenly(plan)) ? spreadEvenly : null
  const lower = (answer: string) => ({ move: 'lower', answer }) as const
  return [
    { ...chooseMove('worstCase', spreads ? ['spread'] : []), write: spreadEvenly },
    { move: 'raise', answer: 'servers', spread },
    ...(spreads || plan.survive === 'servers' ? [] : [{ move: 'raise', answer: 'sites' } as const]),
    { move: 'raise', answer: 'arraysPerServer' },
    {
      ...chooseMove('raid', raid === 'any' ? [] : raidPolicies.filter((one) => one !== raid)),
      isEvery: true,
    },
    // Choices of one model or solution are not tried: `any` includes all of them.
    chooseMove('models', models === 'any' ? [] : ['any']),
    chooseMove('solution', solution === 'any' ? [] : ['any']),
    chooseMove(
      'storage',
      answerDefinitions.storage.choices
        .map(({ value }) => value)
        .filter((one) => one !== storage && (one !== 'own' || ownArrays.length > 0)),
    ),
    {
      move: 'recount',
      answer: 'databases',
      now: sizing.databases.perGroup.value,
      tooMany: broken.has('too many databases'),
    },
    chooseMove('reserve', reserve === 'paper' ? ['none'] : []),
    ...['reservePercent', 'overhead', 'logDays'].map(lower),
    ...['quota', 'messages', 'measuredIops', 'active', 'growth', 'mailboxes'].map(lower),
  ]
}

/** Servers of a DAG that may be lost at once, whichever they are, or with a site. */
function outlives(plan: Plan): number {
  const { copies, lostServers, servers, sites, survive } = plan
  if (availabilityOf(plan) !== 'dag') return 0
  if (oneCarriesAll(plan)) return copies - 1
  if (survive === 'servers') return Math.min(lostServers, copies - 1)
  const ofDag = servers / Math.ceil(servers / paperVersionOf(plan).serversPerDag.value)
  return ofDag / sites + (survive === 'site' ? 0 : 1)
}

/** The plan with copies spread evenly; lost servers are lowered to what the copies allow. */
function spreadEvenly(plan: Plan): Plan {
  const lostServers = Math.min(plan.lostServers, plan.copies - 1)
  return { ...plan, worstCase: 'spread', lostServers }
}

/** The least used design with the most arrays a server may have; without arrays, blocks. */
function closest(plan: Plan): Design | null {
  const result = sizeByPapers(plan)
  if (!result.ok) return null
  const { sizing } = result
  const pools = poolPredictions(plan, sizing)
  const perServer = plan.arraysPerServer
  const [candidate] = arrayConfigurations(plan)
    .map((line) => judgeArraysWithPools(plan, sizing, { ...line, perServer }, pools))
    .sort((one, other) => one.utilization.value - other.utilization.value)
  if (candidate) return designOfArrays(plan, candidate)
  const [blocks] = blockDesigns(plan, sizing)
  return blocks ? designOfBlocks(plan, blocks) : null
}

/** How a design for Exchange 2003 to 2010 is judged while one answer changes. */
const turning: SensitivityRules = {
  judges: 'this design',
  way: 'each number of databases',
  condition: (verdict) =>
    `The last value at which the design ${verdictVerbs[verdict]}, all other answers unchanged`,
  kept: (built) => built,
  differing,
}

/** Codes of requirements that only one of two judgments meets, each once; limits first. */
function differing(one: JudgedDesign, other: JudgedDesign): readonly UnmetCode[] {
  const isBroken = ({ unmet }: JudgedDesign) => unmet.some(({ code }) => code === 'rules')
  const limits: readonly UnmetCode[] = isBroken(one) === isBroken(other) ? [] : ['rules']
  const codes = one.design.requirements.flatMap(({ code, at, holds }) => {
    const there = other.design.requirements.find((two) => two.code === code && two.at === at)
    return there && there.holds !== holds ? [code] : []
  })
  return [...new Set([...limits, ...codes])]
}

/** How existing arrays are judged: by the expected load first, then by the limits of Exchange. */
const carrying: ExistingHardwareRules = {
  hardware: 'arrays',
  proposed: (plan, sizing) => {
    const { proposed } = proposeByPapers(plan, sizing)
    return proposed && arraysAsBuiltHardware(proposed)
  },
  condition: 'The most that the arrays carry at the expected load, all other answers unchanged',
  lacking: (unmet) => {
    const failing = unmet.filter((one) => one.code !== 'rules' && one.at === 'expected load')
    return failing.length > 0 ? failing : unmet.filter(({ code }) => code === 'rules')
  },
}

export const explorationByPapers: MethodExploration = {
  stageFigures: (sizing) => stageFiguresOf(asPaperSizing(sizing)),
  tableFigures: () => [],
  mailboxFigures: ({ tiers }) =>
    tiers.map(({ mailboxes, perMailbox, mailbox }) => ({
      mailboxes,
      perMailbox,
      quota: mailbox.quota,
      recoverable: mailbox.recoverable,
      onDisk: mailbox.onDisk,
    })),
  order: orderByPapers,
  layout: volumeLayoutByPapers,
  turning,
  carrying,
  suggesting: suggestingArrays,
  solving: layoutSearchByPapers,
  grow: (_plan, _sizing, design, followed) => {
    const candidate = arrayCandidateOf(design)
    return candidate && growArrays(candidate, followed)
  },
}

function orderByPapers(plan: Plan, sizing: Sizing, design: Design): readonly BillLine[] {
  if (design.kind === 'tested blocks') return billLinesOfBlocks(design.blocks)
  const candidate = candidateOfArrayDesign(design)
  const bill = billOfArrays(plan, sizing, candidate, volumeLayoutByPapers(plan, sizing, []))
  return [billLineOfArrays(plan, bill, candidate)]
}

type Named = Record<string, Worked | null>

/** Every figure of a sizing, by stage and name; names of a tier’s figures start with its number. */
function stageFiguresOf(sizing: PaperSizing): StageFigures {
  const { mailboxes, copies, servers, sitesWithServers, dataOnServer, databaseFile } = sizing
  const { tiers, capacity, databases, volumes, iops, memory } = sizing
  return {
    users: {
      ...{ mailboxes, copies, servers, sitesWithServers },
      ...Object.assign({}, ...tiers.map((tier, at) => figuresIn(tier, `${at + 1} `))),
    },
    capacity: { ...figuresIn(capacity), dataOnServer, databaseFile },
    databases: figuresIn(databases),
    volumes: figuresIn(volumes),
    load: figuresIn(iops),
    memory: memory ? figuresIn(memory) : {},
  }
}

/** All figures in a record and in the records nested in it, each by its path. */
function figuresIn(record: object, path = ''): Named {
  const found: Named = {}
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== 'object' || value === null) continue
    const name = `${path}${key}`
    if (isWorked(value)) found[name] = value
    else Object.assign(found, figuresIn(value, `${name} `))
  }
  return found
}

function isWorked(value: object): value is Worked {
  return 'how' in value && 'label' in value
}
