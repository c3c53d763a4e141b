import type { Worked } from '../../../core/worked.ts'
import { billOf } from '../../../designs/bill-of-materials.ts'
import { verdictVerbs } from '../../../designs/candidate.ts'
import { candidateOf, type Design } from '../../../designs/design.ts'
import { type BillLine, lineOfArrays } from '../../../designs/order.ts'
import type { StageFigures } from '../../../figures/role-figures.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import type {
  ExistingHardwareRules,
  Exploring,
  JudgedDesign,
  SensitivityRules,
  UnmetCode,
} from '../../port/port.ts'
import { linesOfBlocks } from '../designs/bill-of-blocks.ts'
import { growArrays } from '../designs/growing-arrays.ts'
import { builtArrays, candidateIn } from '../designs/paper-designs.ts'
import { propose } from '../designs/recommend.ts'
import { layoutByPapers } from '../designs/volume-layout.ts'
import { solvingArrays } from '../search/solving-arrays.ts'
import { ofPapers, type PaperSizing } from '../sizing/size.ts'
import { suggestingArrays } from './suggestions.ts'

/** How a design for Exchange 2003 to 2010 is judged while one answer moves. */
const turning: SensitivityRules = {
  judges: 'this design',
  way: 'each number of databases',
  condition: (verdict) =>
    `The last value at which the design ${verdictVerbs[verdict]}, all other answers unchanged`,
  kept: (built) => built,
  differing,
}

/** Requirements that one judgment holds and the other does not, each once; limits first. */
function differing(one: JudgedDesign, other: JudgedDesign): readonly UnmetCode[] {
  const isBroken = ({ unmet }: JudgedDesign) => unmet.some(({ code }) => code === 'rules')
  const limits: readonly UnmetCode[] = isBroken(one) === isBroken(other) ? [] : ['rules']
  const codes = one.design.requirements.flatMap(({ code, at, holds }) => {
    const there = other.design.requirements.find((two) => two.code === code && two.at === at)
    return there && there.holds !== holds ? [code] : []
  })
  return [...new Set([...limits, ...codes])]
}

/** What existing arrays carry: the expected load decides, then the limits of Exchange. */
const carrying: ExistingHardwareRules = {
  hardware: 'arrays',
  proposed: (plan, sizing) => {
    const { proposed } = propose(plan, sizing)
    return proposed && builtArrays(proposed)
  },
  condition: 'The most that the arrays carry at the expected load, all other answers unchanged',
  lacking: (unmet) => {
    const failing = unmet.filter((one) => one.code !== 'rules' && one.at === 'expected load')
    return failing.length > 0 ? failing : unmet.filter(({ code }) => code === 'rules')
  },
}

export const exploringPapers: Exploring = {
  stageFigures: (sizing) => stageFiguresOf(ofPapers(sizing)),
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
  layout: layoutByPapers,
  turning,
  carrying,
  suggesting: suggestingArrays,
  solving: solvingArrays,
  grow: (_plan, _sizing, design, followed) => {
    const candidate = candidateOf(design)
    return candidate && growArrays(candidate, followed)
  },
}

function orderByPapers(plan: Plan, sizing: Sizing, design: Design): readonly BillLine[] {
  if (design.kind === 'tested blocks') return linesOfBlocks(design.blocks)
  const candidate = candidateIn(design)
  const bill = billOf(plan, sizing, candidate, layoutByPapers(plan, sizing, []))
  return [lineOfArrays(plan, bill, candidate)]
}

type Named = Record<string, Worked | null>

/** Every figure of a sizing, by part and name; names of a tier’s figures start with its number. */
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

/** Figures of a record and of its nested records, each by its path. */
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
