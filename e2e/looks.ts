import { encodePlan } from '../src/codec/index.ts'
import { type Plan, workbookDefaults } from '../src/engine/index.ts'
import { pages } from './builds.ts'

const codeOf = (plan: Plan) => encodePlan(plan).code

const roles = codeOf(workbookDefaults('2019'))

/** Every page as it first is, and those that a plan of Exchange 2019 has of its own. */
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
]

/** Opens the plan of Exchange 2019, as the notice of what a link opened is on the first page of it alone. */
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

/** Twelve tiers in two sites, and names of tiers and servers as long as anybody gives them. */
const crowded = codeOf({
  ...{ ...later, ...twoSites, specRate: 1500, serverNames: 'EXCHANGE-SITE##' },
  tiers,
})

/** The pages with most of the rows and words of a plan, each with the plan that has most and longest. */
export const crowdedLooks = pages
  .filter(({ name }) => /^(?:users|arrays|plan.*|report|deploy)$/.test(name))
  .map(({ fragment, name }) => ({
    fragment: `${fragment}?p=${crowded}`,
    title: / — Spindle$/,
    name: `${name}, twelve tiers`,
  }))
