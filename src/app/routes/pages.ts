import {
  availabilityOf,
  type Field,
  type Plan,
  type QuestionStep,
  versionOf,
} from '../../engine/index.ts'

/** Navigation lists beside a page and in the masthead, with their titles. */
export const navigationListTitles = {
  steps: 'Steps',
  answer: 'Answer',
  handOver: 'Hand over',
  trust: 'Why trust it',
} as const

/** What the register says of a page, apart from its content. */
type PageRecord = {
  readonly title: string
  /** Title and reason of a step in plans that ask what servers are built of. */
  readonly ofServers?: { readonly title: string; readonly why: string }
  /** Navigation list of the page; absent if other pages lead to it. */
  readonly list?: keyof typeof navigationListTitles
  /** Listed page that leads here; marked as current while this page is open. */
  readonly within?: string
  /** True for a page to read or print; it has no variant bar. */
  readonly isDocument?: true
  /** True if sizes are shown as documents and files have them, whatever the user chose. */
  readonly asComputed?: true
  /** True if the page asks for answers. */
  readonly isForm?: true
  /** True if the page is empty without results. */
  readonly needsResults?: true
  /** True if the address carries the simulated failure of the plan. */
  readonly showsLost?: true
  /** Former addresses, which still open the page, at the part of that name if there is one. */
  readonly was?: readonly string[]
  /** True if each part is a view of its own, with its own browser history entry. */
  readonly hasViews?: true
  /** Pattern of part names that an address may have; absent for a page without parts. */
  readonly part?: RegExp
}

/** Steps of the form, each with the reason why it asks. */
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
} as const satisfies Record<QuestionStep, PageRecord & { readonly why: string }>

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
    // A view, a section, or the box of an answer asked in a section.
    part: /^(?!(?:quick|explore|search|alternatives)$)[a-z]+(?:[A-Za-z]*-0)?$/,
  },
  report: { title: 'Report', list: 'handOver', isDocument: true, needsResults: true },
  design: { title: 'Design', within: 'plan', needsResults: true, part: /^[a-z\d._-]+$/ },
  'what-if': { title: 'What if', list: 'answer', needsResults: true },
  compare: { title: 'Compare', list: 'answer' },
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
    // One of `evidencePartTitles`, an example of the workbook, or a published system.
    part: /^[a-z\d-]+$/,
  },
  errata: {
    title: 'Errata',
    list: 'trust',
    isDocument: true,
    asComputed: true,
    // An erratum, or a document with errata.
    part: /^(?:(?:E|MS)\d+|[a-z][\dA-Za-z]+)$/,
  },
  glossary: { title: 'Glossary', list: 'trust', isDocument: true, part: /^[a-z-]+$/ },
} as const satisfies Record<string, PageRecord>

/** Titles of the views of the answer page, by address. */
export const answerViewTitles = {
  failures: 'Failures',
  sizing: 'Sizing',
  order: 'Order and growth',
  basis: 'Basis',
} as const

/** Views of the answer page, in order. */
export const answerViewIds = ['failures', 'sizing', 'order', 'basis'] as const

/** Titles of the parts of the evidence page, by address. */
export const evidencePartTitles = {
  workbook: 'Microsoft’s workbook, cell by cell',
  checks: 'Checked a second time',
  assumed: 'Assumed for 2016, 2019 and SE',
  'worked-example': 'Worked example of EqualLogic',
  tests: 'Papers’ tests against the model',
  reference: 'Published systems',
} as const

export type AnswerViewId = keyof typeof answerViewTitles

/** Id of a page, which is also its address. */
export type PageId = keyof typeof register

export type ResultPageId = {
  [Id in PageId]: (typeof register)[Id] extends { needsResults: true } ? Id : never
}[PageId]

/** Every page; each has a loader in `start/loaders.tsx`. */
export const pages: Readonly<Record<PageId, PageRecord>> = register

export const pageIds: readonly PageId[] = Object.keys(pages).filter(isPage)

function isPage(word: string): word is PageId {
  return Object.hasOwn(pages, word)
}

/** Page of a current or former address; null for none. */
export function pageIdAt(address: string): PageId | null {
  if (isPage(address)) return address
  return pageIds.find((id) => pages[id].was?.includes(address)) ?? null
}

export function pageTitleIn(page: PageId, plan: Pick<Plan, 'exchange'>): string {
  const { title, ofServers } = pages[page]
  return ofServers && doesPlanAskForServers(plan) ? ofServers.title : title
}

export function stepPurposeIn(
  step: QuestionStep,
  plan: Pick<Plan, 'exchange'> & Partial<Pick<Plan, 'availability'>>,
): string {
  const { ofServers } = pages[step]
  const { exchange, availability = 'dag' } = plan
  if (step === 'availability' && availabilityOf({ exchange, availability }) === 'none')
    return 'How many servers there are, and how many mailboxes a database holds.'
  return ofServers && doesPlanAskForServers(plan) ? ofServers.why : stepPages[step].why
}

/** True if a plan asks what its servers are built of, as 2013 to SE do. */
export function doesPlanAskForServers(plan: Pick<Plan, 'exchange'>): boolean {
  return versionOf(plan).asks.storage === 'storageKind'
}

export function pageIdOfField({ step, beside }: Pick<Field, 'step' | 'beside'>): PageId {
  if (beside === undefined) return step
  return beside === 'files' ? 'deploy' : 'plan'
}

export function isStepPage(page: PageId): page is QuestionStep {
  return Object.hasOwn(stepPages, page)
}

export function needsResults(page: PageId): page is ResultPageId {
  return pages[page].needsResults === true
}
