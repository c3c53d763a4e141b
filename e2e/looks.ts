import {
  decideAutomatic,
  defaultPlan,
  encodePlan,
  encodeProject,
  initialPlan,
  type Plan,
  workbookDefaults,
} from '#program'
import { pages } from './builds.ts'

const codeOf = (plan: Plan) => encodePlan(plan).code

const roles = codeOf(workbookDefaults('2019'))

/** Two variants that differ in sites and failures, as the program sizes them. */
function twoVariants(): string {
  const oneSite: Plan = {
    ...{ ...initialPlan, name: 'One site' },
    tiers: [{ ...initialPlan.tiers[0], mailboxes: 12_000, quota: 5120 }],
  }
  const twoSites: Plan = { ...oneSite, name: 'Two sites', sites: 2, survive: 'site' }
  return encodeProject(
    [oneSite, twoSites].map((plan) => decideAutomatic(plan).plan),
    0,
  ).code
}

/**
 * Every page with the worked example, the pages that a plan of Exchange 2019 changes, and a
 * comparison of two variants, which is last because it replaces the plan.
 */
export const looks = [
  ...pages,
  ...pages.flatMap(({ fragment, name }) =>
    /^#\/(?:arrays|plan|plan\/(?:sizing|failures|basis))$/.test(fragment)
      ? {
          fragment: `${fragment}?p=${roles}`,
          title: / — Spindle$/,
          name: `${name}-2019`,
        }
      : [],
  ),
  {
    fragment: `#/compare?p=${twoVariants()}`,
    title: / — Spindle$/,
    name: 'compare-filled',
  },
]

/** Page that opens the plan of Exchange 2019 first: only the first page of a link has a notice. */
export const firstOfRoles = looks.find(({ name }) => name === 'arrays-2019')

const later = workbookDefaults('SE')
const tierAt = (at: number) => ({
  ...later.tiers[0],
  name: `Department number ${at} with a long name`,
  mailboxes: 500 * at,
  quota: 5120,
})
const tiers: Plan['tiers'] = [tierAt(1), ...Array.from({ length: 11 }, (_, at) => tierAt(at + 2))]
const twoSites = { sites: 2, siteModel: 'AA1', copies: 4, secondSiteCopies: 2 } as const

/** Twelve tiers in two sites, with the longest usual names of tiers and servers. */
const crowded = codeOf({
  ...{ ...later, ...twoSites, specRate: 1500, serverNames: 'EXCHANGE-SITE##' },
  tiers,
})

const sentence = 'Consolidation of all mailboxes after the merger, second draft, with every office '

/** The longest names, one without a space, and the largest answers. */
const extreme = codeOf({
  ...defaultPlan,
  name: 'Konsolidierung'.repeat(36).slice(0, 500),
  customer: sentence.repeat(7).slice(0, 499).padEnd(500, '.'),
  ...{ servers: 64, overhead: 200, logDays: 60 },
  tiers: [
    {
      ...defaultPlan.tiers[0],
      ...{ mailboxes: 1_000_000, growth: 500, messages: 2000, messageSize: 10_000 },
      quota: 1_000_000,
    },
  ],
})

const looksOf = (names: RegExp, code: string, what: string) =>
  pages
    .filter(({ name }) => names.test(name))
    .map(({ fragment, name }) => ({
      fragment: `${fragment}?p=${code}`,
      title: / — Spindle$/,
      name: `${name}, ${what}`,
    }))

/** Pages with the most rows and words, for each of the two plans above. */
export const crowdedLooks = [
  looksOf(/^(?:users|arrays|plan.*|report|deploy)$/, crowded, 'twelve tiers'),
  looksOf(/^(?:plan|plan-sizing|report)$/, extreme, 'extreme answers'),
]
