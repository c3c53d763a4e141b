import { type Field, kindOf, type Plan, type Step, versionOf } from '../engine/index.ts'

/** The lists beside a page and in the masthead, by what they are called. */
export const lists = {
  steps: 'Steps',
  answer: 'Answer',
  handOver: 'Hand over',
  trust: 'Why trust it',
} as const

/** All that the program knows of a page, but for what it shows. */
type PageRecord = {
  readonly title: string
  /** Its title, and why it asks, in a plan that is asked what its servers are built of. */
  readonly ofServers?: { readonly title: string; readonly why: string }
  /** The list that leads to it; without one, other pages do. */
  readonly list?: keyof typeof lists
  /** The page of a list that leads to it, which is marked while it is open. */
  readonly within?: string
  /** Whether it is read or printed, so that no bar of variants stands above it. */
  readonly isDocument?: true
  /** Whether it shows sizes as documents and files have them, whatever a person chose to see. */
  readonly asComputed?: true
  /** Whether it asks for answers. */
  readonly isForm?: true
  /** Whether it has nothing to show without results. */
  readonly needsResults?: true
  /** Whether its address says what is down in the plan. */
  readonly showsLost?: true
  /** Addresses it had before, which still open it, at the part of that name where it has parts. */
  readonly was?: readonly string[]
  /** Whether each of its parts is shown by itself, so that the browser goes back from one to another. */
  readonly hasViews?: true
  /** The titles of its parts, where an address can lead to one. */
  readonly part?: RegExp
}

/** The steps that ask, each with why it does. */
const stepPages = {
  users: {
    title: 'Exchange and users',
    why: 'The version decides how a design is sized; mailboxes, their messages and what they hold decide how large it is.',
    list: 'steps',
    isForm: true,
    was: ['profile', 'quota'],
  },
  availability: {
    title: 'Availability',
    why: 'Copies and servers decide what each server must carry when others fail.',
    list: 'steps',
    isForm: true,
  },
  arrays: {
    title: 'RAID and arrays',
    why: 'Which designs are considered, and how much reserve they keep.',
    ofServers: {
      title: 'Servers and storage',
      why: 'Processors, memory, drives and arrays of the servers.',
    },
    list: 'steps',
    isForm: true,
  },
} as const satisfies Record<Step, PageRecord & { readonly why: string }>

const register = {
  home: { title: 'Exchange storage sizing' },
  ...stepPages,
  all: { title: 'All on one page', isForm: true },
  plan: {
    title: 'Answer',
    list: 'answer',
    needsResults: true,
    showsLost: true,
    was: [
      'quick',
      'explore',
      'search',
      'explore/search',
      'explore/alternatives',
      'plan/alternatives',
      'map',
    ],
    hasViews: true,
    // A part of it, a section, or the box of an answer that is asked in one.
    part: /^(?!(?:quick|explore|search|alternatives)$)[a-z]+(?:[A-Za-z]*-0)?$/,
  },
  report: { title: 'Report', list: 'handOver', isDocument: true, needsResults: true },
  design: { title: 'Design', within: 'plan', needsResults: true, part: /^[a-z\d._-]+$/ },
  'what-if': { title: 'What if', list: 'answer', needsResults: true },
  compare: {
    title: 'Compare',
    list: 'answer',
    hasViews: true,
    part: /^[a-z\d._-]+(?:~[a-z\d._-]+)+$/,
  },
  'existing-arrays': {
    title: 'Existing hardware',
    within: 'arrays',
    needsResults: true,
    was: ['at-hand'],
  },
  deploy: { title: 'Files to deploy', list: 'handOver', needsResults: true, asComputed: true },
  test: { title: 'Test with Jetstress', list: 'handOver', needsResults: true, asComputed: true },
  workbook: { title: 'Open a workbook', within: 'users', asComputed: true },
  statistics: { title: 'Mailbox statistics', within: 'users' },
  evidence: {
    title: 'Evidence',
    list: 'trust',
    isDocument: true,
    asComputed: true,
    was: ['worked-example', 'reference'],
    // One of `evidenceParts`, an example of the workbook, or a published system.
    part: /^[a-z\d-]+$/,
  },
  errata: {
    title: 'Errata',
    list: 'trust',
    isDocument: true,
    asComputed: true,
    // A record, or the document that it is of.
    part: /^(?:(?:E|MS)\d+|[a-z][\dA-Za-z]+)$/,
  },
  glossary: { title: 'Glossary', list: 'trust', isDocument: true, part: /^[a-z-]+$/ },
} as const satisfies Record<string, PageRecord>

/** The titles of the parts of the answer, by their addresses. */
export const planParts = {
  failures: 'Failures',
  sizing: 'Sizing',
  order: 'Order and growth',
  basis: 'Basis',
} as const

/** The parts of the answer in their order. */
export const planPartIds = ['failures', 'sizing', 'order', 'basis'] as const

/** The titles of the parts of the page of evidence, by their addresses. */
export const evidenceParts = {
  workbook: 'Microsoft’s workbook, cell by cell',
  checks: 'Checked a second time',
  assumed: 'Assumed for 2016, 2019 and SE',
  'worked-example': 'Worked example of EqualLogic',
  'printed-tables': 'Tables of EqualLogic',
  tests: 'Papers’ tests against the model',
  reference: 'Published systems',
} as const

/** A part of the answer with an address of its own. */
export type PlanPart = keyof typeof planParts

/** The name of a page, which is its address as well. */
export type PageId = keyof typeof register

/** A page that has nothing to show without results. */
export type PageOfResults = {
  [Id in PageId]: (typeof register)[Id] extends { needsResults: true } ? Id : never
}[PageId]

/** Every page of the program; each has a loader in `start/loaders.tsx`. */
export const pages: Readonly<Record<PageId, PageRecord>> = register

/** The names of all pages, in the order of the register. */
export const pageIds: readonly PageId[] = Object.keys(pages).filter(isPage)

function isPage(word: string): word is PageId {
  return Object.hasOwn(pages, word)
}

/** The page that a word from an address names, now or formerly; null for none. */
export function pageAt(address: string): PageId | null {
  if (isPage(address)) return address
  return pageIds.find((id) => pages[id].was?.includes(address)) ?? null
}

/** The title of a page in a plan. */
export function titleIn(page: PageId, plan: Pick<Plan, 'exchange'>): string {
  const { title, ofServers } = pages[page]
  return ofServers && asksForServers(plan) ? ofServers.title : title
}

/** Why a step asks in a plan. */
export function whyIn(
  step: Step,
  plan: Pick<Plan, 'exchange'> & Partial<Pick<Plan, 'availability'>>,
): string {
  const { ofServers } = pages[step]
  const { exchange, availability = 'dag' } = plan
  if (step === 'availability' && kindOf({ exchange, availability }) === 'none')
    return 'How many servers there are, and how many mailboxes a database holds.'
  return ofServers && asksForServers(plan) ? ofServers.why : stepPages[step].why
}

/** Whether a plan is asked what its servers are built of, as the method for 2013 to SE does. */
export function asksForServers(plan: Pick<Plan, 'exchange'>): boolean {
  return versionOf(plan).asks.storage === 'storageKind'
}

/** The page that asks for an answer. */
export function pageOf({ step, beside }: Pick<Field, 'step' | 'beside'>): PageId {
  if (beside === undefined) return step
  return beside === 'files' ? 'deploy' : 'plan'
}

/** Whether a page is a step that asks. */
export function isStep(page: PageId): page is Step {
  return Object.hasOwn(stepPages, page)
}

/** Whether a page has nothing to show without results. */
export function needsResults(page: PageId): page is PageOfResults {
  return pages[page].needsResults === true
}
