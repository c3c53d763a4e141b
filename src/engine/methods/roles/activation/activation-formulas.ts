import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeCalculator } from '../../../core/source.ts'

const formula = formulaMakerOfSource(citeCalculator('Activation Scenarios'))

export const activeAllUp = formula({
  label: 'Active on a server',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers' },
  text: 'if databases = 1 then 1 else databases ÷ servers',
  constants: { 1: 'databases' },
})

/** Active databases of a server in site 2, all up; Microsoft divides by site 1’s servers (MS28). */
export const activeOnServerOfSite2 = formula({
  ...activeAllUp.definition,
  label: 'Active on a server of site 2',
  errata: ['MS28'],
})

export const activeAfterOneLost = formula({
  label: 'Active on a server with one lost',
  unit: 'databases',
  takes: { active: 'databases', servers: 'servers' },
  text: 'ceil(active + active ÷ (servers − 1))',
})

/** Databases that a server gets beside the mean after the second failure, as copies are uneven. */
export const extraByUnevenPlacement = formula({
  label: 'Databases more where placement is uneven',
  unit: 'databases',
  takes: { databases: 'databases', copies: 'copies', symmetric: 'databases' },
  text: 'if databases × copies < symmetric then 2 else 0',
})

/** Active databases of a server after two are lost, with at least three copies in the site. */
export const activeAfterTwoLost = formula({
  label: 'Active on a server with two lost',
  unit: 'databases',
  takes: { active: 'databases', servers: 'servers', extra: 'databases', most: 'copies' },
  text: 'min(most, ceil(active + 2 × active ÷ (servers − 2)) + extra)',
})

/** Active databases of the last of three servers: half of its copies. */
export const activeOnLast = formula({
  label: 'Active on a server with two lost',
  unit: 'databases',
  takes: { most: 'copies' },
  text: 'min(most, most ÷ 2)',
})

/** Active databases of a server after two are lost; with few copies some move to the other site. */
export const activeAfterTwoLostWithFewCopies = formula({
  label: 'Active on a server with two lost',
  unit: 'databases',
  takes: {
    databases: 'databases',
    active: 'databases',
    servers: 'servers',
    extra: 'databases',
    most: 'copies',
  },
  text: 'min(most, ceil((databases − 2 × ceil(active ÷ (servers − 1))) ÷ (servers − 2)) + extra)',
})

/** Active databases of a server after the other site is lost. */
export const activeAfterSiteLost = formula({
  label: 'Active on a server with a site lost',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers' },
  text: 'ceil(databases ÷ servers)',
})

/** Active databases of a server after the other site and some servers of its own are lost. */
export const activeAfterSiteAndServersLost = formula({
  label: 'Active on a server with a site and more lost',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', lost: 'servers' },
  text: 'ceil(databases ÷ (servers − lost))',
})

/** Active databases of a server in an active/active DAG after such a loss: those of both sites. */
export const activeOfBothSites = formula({
  label: 'Active on a server with a site and more lost',
  unit: 'databases',
  takes: { one: 'databases', other: 'databases' },
  text: 'one + other',
})

/** Databases moving to a server of site 2, one lost; as Microsoft, those that stay (MS36). */
export const crossingAfterOne = formula({
  label: 'Active on a server of site 2 with one lost',
  unit: 'databases',
  takes: { databases: 'databases', active: 'databases', servers: 'servers' },
  text: 'ceil((databases − active) ÷ servers)',
  errata: ['MS36'],
})

/** Databases that move to a server of site 2 after two servers of site 1 are lost. */
export const crossingAfterTwo = formula({
  label: 'Active on a server of site 2 with two lost',
  unit: 'databases',
  takes: { first: 'databases', active: 'databases', servers: 'servers' },
  text: 'ceil(2 × (first − active) ÷ servers)',
})

/** Active databases of a server that takes over all of the other site’s single copies. */
export const activeWithOtherSitesSingleCopies = formula({
  label: 'Active on a server in the worst case',
  unit: 'databases',
  takes: { active: 'databases' },
  text: 'active × 2',
})
